import { ATTRIBUTE_CLEAN } from '#protocol.ts';
import { localValues, sessionValues, type Values } from '#stores/storage.ts';
import { GUEST_DRAFT, STAYING } from '#stores/storage-keys.ts';
import { keepNotice } from './notice.ts';
import { hasSession, type Message, openChannel, tellEnded } from './tabs.ts';

/**
 * Logs out in all tabs and removes all of the member's data from this browser. Links to guest tickets stay. The login
 * screen asks what to do with them (docs/behaviour/login.md#guests-links).
 */
export function logOut(): void {
  forget(sessionValues);
  forget(localValues);
  if (localValues.get('guestTickets')) keepNotice('guestLinks');
  tellEnded();
}

/** Would a log-out lose text? This may be a member's draft, or a message on this page that no script has stored yet. */
export function hasUnsent(): boolean {
  return (
    localValues.keys('draft.').some((key) => !key.startsWith(GUEST_DRAFT)) ||
    [...document.querySelectorAll<HTMLTextAreaElement>(`form:not([${ATTRIBUTE_CLEAN}]) textarea[aria-required]`)].some(
      ({ value }) => value,
    )
  );
}

/** Forgets this tab's session if it ended while no message could reach the tab. Returns whether it had ended. */
export function forgetEnded(): boolean {
  const hasEnded = !!sessionValues.get('token') && !hasSession();
  if (hasEnded) forget(sessionValues);
  return hasEnded;
}

/** Calls `onEnded` when the session ends in another tab. */
export function followOtherTabs(onEnded: () => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // Ignore the message if a new session has begun since then. The page's own scripts receive it as well.
    if (data.kind !== 'ended' || !sessionValues.get('token') || sessionValues.get('epoch') === data.epoch) return;
    forget(sessionValues);
    onEnded();
  });
}

function forget<Key extends string>(values: Values<Key>): void {
  for (const key of values.keys('')) if (!STAYING.includes(key)) values.remove(key);
}
