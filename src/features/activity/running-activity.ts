import { idle } from '../../app/idle.ts';
import { send } from '../../app/send.ts';
import type { Activity } from '../../contract/activity.ts';
import { pageData } from '../../protocol.ts';
import { quietly } from '../../stores/submit.ts';
import { keepActivity, readActivity } from './stored-activity.ts';

let asked: Promise<Activity | undefined> | undefined;

/** The running activity: from this tab's memory, else asked when the page is idle; undefined when none runs or no answer comes. */
export function runningActivity(): Promise<Activity | undefined> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Activity | undefined> {
  // Inside a chat app only the tips are shown.
  if ('inApp' in pageData()) return undefined;
  if (!readActivity(Date.now())) {
    // Forms included: what it takes comes after all that the page itself needs.
    await idle();
    // A missing activity is not worth an error message: without an answer there is none.
    await quietly(async () => {
      keepActivity(await send('activityCheck', {}, { overlay: false }), Date.now());
    });
  }
  const activity = readActivity(Date.now());
  return activity?.enable ? activity : undefined;
}
