// biome-ignore-all lint/plugin/clock: the time names each end of a session, for tabs that get no messages
import { localValues, sessionValues } from '#stores/storage.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';

/** Milliseconds that a new tab waits for another tab's session (docs/behaviour/session.md#tabs). */
const ASK_MS = 150;

/** The messages between tabs. A session is sent only as an answer (`features/chrome/lend-session.ts`). */
export type Message =
  | { kind: 'begun' }
  | { kind: 'ask' }
  | { kind: 'session'; token: string; userInfo: string | undefined }
  | { kind: 'ended'; epoch: string };

let channel: BroadcastChannel | undefined;

/** Stores a session in this tab. Returns whether it will outlive the page. */
export function keepToken(token: string): boolean {
  const epoch = localValues.get('epoch');
  if (epoch) sessionValues.set('epoch', epoch);
  else sessionValues.remove('epoch');
  return sessionValues.set('token', token);
}

/**
 * Tells the other tabs that a session has begun. It also writes a new hint, so that tabs that asked for an earlier
 * session ask again.
 */
export function tellSession(): void {
  localValues.set('signedInHint', String(Date.now()));
  tell({ kind: 'begun' });
}

/**
 * Asks the other tabs for their session until one gives it, however late. It asks at once, and whenever a tab says that a
 * session has begun. It then adopts the session and calls `onSignedIn`, but not while `isBusy`. Returns a function that
 * stops it.
 */
export function followSignIn(isBusy: () => boolean, onSignedIn: () => void): () => void {
  const followed = openChannel();
  const ask = (): void => followed?.postMessage({ kind: 'ask' } satisfies Message);
  const listen = ({ data }: MessageEvent<Message>): void => {
    if (sessionValues.get('token') || isBusy()) return;
    if (data.kind === 'begun') ask();
    if (data.kind === 'session') {
      takeOver(data);
      onSignedIn();
    }
  };
  followed?.addEventListener('message', listen);
  ask();
  return () => followed?.removeEventListener('message', listen);
}

/** Ends the session in all tabs. Typed input stays, because the member will come back. */
export function dropToken(): void {
  sessionValues.remove('token');
  sessionValues.remove('userInfo');
  localValues.remove('signedInHint');
  tellEnded();
}

/** Does this tab have a session that has not ended while the tab got no messages? */
export function hasSession(): boolean {
  return !!sessionValues.get('token') && sessionValues.get('epoch') === localValues.get('epoch');
}

function takeOver({ token, userInfo }: Message & { kind: 'session' }): void {
  keepToken(token);
  // Store this even if it is not known yet, so that it replaces the data of an earlier session.
  sessionValues.set('userInfo', userInfo ?? '');
}

/** Tells the other tabs that the session has ended. Tabs that get no messages see it by the new epoch. */
export function tellEnded(): void {
  const epoch = String(Date.now());
  localValues.set('epoch', epoch);
  tell({ kind: 'ended', epoch });
}

/** Adopts the session of another open tab, if one gives it in time. `followSignIn()` handles later answers. */
export function askOtherTabs(): Promise<void> {
  sessionValues.set('asked', localValues.get('signedInHint') ?? '');
  return new Promise((resolve) => {
    const finish = (): void => {
      stop();
      resolve();
    };
    const stop = followSignIn(() => false, finish);
    setTimeout(finish, ASK_MS);
  });
}

/**
 * Could another tab have a session for which this tab has not asked yet? Each tab asks only once per session, because
 * pages must not wait each time.
 */
export function mayAskOtherTabs(): boolean {
  const hint = localValues.get('signedInHint');
  return !sessionValues.get('token') && !!hint && hint !== sessionValues.get('asked');
}

function tell(message: Message): void {
  openChannel()?.postMessage(message);
}

/** The channel between tabs; undefined if the browser blocks it. Firefox blocks it together with storage. */
export function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(`${PREFIX}session`);
  } catch {}
  return channel;
}
