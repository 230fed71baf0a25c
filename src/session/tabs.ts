import { ATTRIBUTE_CLEAN } from '../protocol.ts';
import { localValues, sessionValues, type Values } from '../stores/storage.ts';
import { PREFIX } from '../stores/storage-prefix.ts';

/** How long a new tab waits for another tab's session (docs/behaviour/session.md#tabs). */
const ASK_MS = 150;

/**
 * The names of values that survive a log-out start like this: they belong to the browser, or to the link that the
 * visitor came by, not to the member (docs/behaviour/session.md#logging-out).
 */
const STAYS = /^(uuid|lang|scheme|attr|guest|epoch|ref|source|chan|api)/;

type Message =
  | { kind: 'ask' }
  | { kind: 'session'; token: string; userInfo: string | undefined }
  | { kind: 'ended'; epoch: string };

let channel: BroadcastChannel | undefined;

/** Stores a session in this tab. Returns whether it will outlive the page. */
export function keepToken(token: string): boolean {
  localValues.set('signedInHint', '1');
  const epoch = localValues.get('epoch');
  if (epoch) sessionValues.set('epoch', epoch);
  else sessionValues.remove('epoch');
  return sessionValues.set('token', token);
}

/** Tells the other tabs that a session has begun, so that one that waits at the login can continue. */
export function tellSession(token: string): void {
  openChannel()?.postMessage({ kind: 'session', token, userInfo: undefined } satisfies Message);
}

/**
 * Adopts a session that begins in another tab and calls `onSignedIn`; not while `isBusy`. Returns a function that stops
 * it.
 */
export function followSignIn(isBusy: () => boolean, onSignedIn: () => void): () => void {
  const listen = ({ data }: MessageEvent<Message>): void => {
    if (data.kind !== 'session' || sessionValues.get('token') || isBusy()) return;
    takeOver(data);
    onSignedIn();
  };
  const followed = openChannel();
  followed?.addEventListener('message', listen);
  return () => followed?.removeEventListener('message', listen);
}

/** Ends the session in all tabs. What was typed stays, because the member will come back. */
export function dropToken(): void {
  sessionValues.remove('token');
  sessionValues.remove('userInfo');
  localValues.remove('signedInHint');
  tellEnded();
}

/**
 * Logs out in all tabs and removes everything of the member from this browser. Links to guest tickets stay, because
 * they may be their owner's only access and it is unknown whose they are: the login screen asks about them
 * (docs/behaviour/login.md#guests-links). Sets the notice directly to keep the head's script small.
 */
export function logOut(): void {
  forget(sessionValues);
  forget(localValues);
  if (localValues.get('guestTickets')) sessionValues.set('notice', 'guestLinks');
  tellEnded();
}

/** Would a log-out lose text: a member's draft, or a message on this page that no script has stored yet? */
export function hasUnsent(): boolean {
  return (
    localValues.keys('draft.').some((key) => !key.startsWith('draft.guest.')) ||
    !!document.querySelector(`form:not([${ATTRIBUTE_CLEAN}]) textarea:required:valid`)
  );
}

/**
 * Forgets this tab's session if it ended while the tab was frozen or in the back/forward cache, where no message
 * reaches it. It can tell because each end starts a new epoch. Returns whether it had ended.
 */
export function forgetEnded(): boolean {
  const hasEnded = !!sessionValues.get('token') && sessionValues.get('epoch') !== localValues.get('epoch');
  if (hasEnded) forget(sessionValues);
  return hasEnded;
}

function takeOver({ token, userInfo }: Message & { kind: 'session' }): void {
  keepToken(token);
  // Also if it is not known yet, so that it replaces the data of an earlier session.
  sessionValues.set('userInfo', userInfo ?? '');
}

function tellEnded(): void {
  const epoch = String(Date.now());
  localValues.set('epoch', epoch);
  openChannel()?.postMessage({ kind: 'ended', epoch } satisfies Message);
}

function forget<Key extends string>(values: Values<Key>): void {
  for (const key of values.keys('')) if (!STAYS.test(key)) values.remove(key);
}

/** Gives this tab's session to tabs that ask for it, and calls `onEnded` when the session ends in another tab. */
export function followOtherTabs(onEnded: () => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const token = sessionValues.get('token');
    if (data.kind === 'ask' && token) {
      channel?.postMessage({ kind: 'session', token, userInfo: sessionValues.get('userInfo') } satisfies Message);
    } else if (data.kind === 'ended' && token && sessionValues.get('epoch') !== data.epoch) {
      // Ignores a session that has begun since: this page's own scripts receive the message too.
      forget(sessionValues);
      onEnded();
    }
  });
}

/** Adopts the session of another open tab, if there is one. Resolves after 150 ms at the latest. */
export function askOtherTabs(): Promise<void> {
  const asked = openChannel();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      asked?.removeEventListener('message', listen);
      if (!sessionValues.get('token')) localValues.remove('signedInHint');
      resolve();
    };
    const listen = ({ data }: MessageEvent<Message>): void => {
      if (data.kind !== 'session') return;
      takeOver(data);
      finish();
    };
    const timer = setTimeout(finish, ASK_MS);
    asked?.addEventListener('message', listen);
    asked?.postMessage({ kind: 'ask' } satisfies Message);
  });
}

/** Could another tab have a session that this one lacks? */
export function mayAskOtherTabs(): boolean {
  return !sessionValues.get('token') && !!localValues.get('signedInHint');
}

/**
 * The channel between tabs; undefined if it is blocked. Firefox blocks it along with storage, and an error in the guard
 * would leave the page unpainted.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(`${PREFIX}session`);
  } catch {}
  return channel;
}
