// biome-ignore-all lint/plugin/clock: measures how long ago the activity was asked for
import { idle } from '#app/idle.ts';
import { send } from '#app/send-call.ts';
import type { Activity } from '#contract/activity.ts';
import { quietly } from '#stores/action-state.ts';
import { keepActivity, readActivity } from './stored-activity.ts';

let asked: Promise<Activity | undefined> | undefined;

/**
 * The running activity, from this tab's storage or else from the server. The server is asked once per page, when the
 * page is idle. Resolves to undefined if no activity is known or none is running.
 */
export function runningActivity(): Promise<Activity | undefined> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Activity | undefined> {
  if (!readActivity(Date.now())) {
    // Wait until the page is idle: everything that the page itself needs comes first.
    await idle();
    // A failure is not worth an error message. The page then shows no activity.
    await quietly(async () => {
      keepActivity(await send('activityCheck', {}, { overlay: false }), Date.now());
    });
  }
  const activity = readActivity(Date.now());
  return activity?.enable ? activity : undefined;
}
