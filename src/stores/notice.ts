import { sessionValues } from './storage.ts';

const NOTICES = ['sessionEnded', 'passwordReset', 'resetLinkSent'] as const;

/** What the login form says about how one came there: the session ended, or a password recovery went well (spec §7, §8). */
export type Notice = (typeof NOTICES)[number];

/** Leaves a word for the next page. */
export function keepNotice(notice: Notice): void {
  sessionValues.set('notice', notice);
}

/** The word that was left, which is used up by this; undefined when there is none. */
export function takeNotice(): Notice | undefined {
  const kept = sessionValues.get('notice');
  sessionValues.remove('notice');
  return NOTICES.find((notice) => notice === kept);
}
