// biome-ignore-all lint/plugin/clock: for how long ago the activity was asked for
import { idle } from '#app/idle.ts';
import { send } from '#app/send.ts';
import type { Activity } from '#contract/activity.ts';
import { quietly } from '#stores/submit.ts';
import { keepActivity, readActivity } from './stored-activity.ts';

let asked: Promise<Activity | undefined> | undefined;

/** The running activity, from this tab's storage, or from the server once the page is idle; undefined if none is known. */
export function runningActivity(): Promise<Activity | undefined> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Activity | undefined> {
  if (!readActivity(Date.now())) {
    // Also after the page's forms have hydrated: everything the page itself needs goes first.
    await idle();
    // A failure is not worth an error message: the page then shows no activity.
    await quietly(async () => {
      keepActivity(await send('activityCheck', {}, { overlay: false }), Date.now());
    });
  }
  const activity = readActivity(Date.now());
  return activity?.enable ? activity : undefined;
}
