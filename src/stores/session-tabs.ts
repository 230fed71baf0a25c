import { localValues, sessionValues } from './storage.ts';

/** The event that tells a page that the server has ended its session. */
export const SESSION_ENDED = 'session-ended';

/** How long a new tab waits for another tab's session (docs/behaviour/session.md#tabs). */
const ASK_MS = 150;

type Message = { kind: 'ask' } | { kind: 'session'; token: string; userInfo: string | undefined } | { kind: 'ended' };

let channel: BroadcastChannel | undefined;

/** Keeps a session in this tab. Returns whether it will outlive the page. */
export function keepToken(token: string): boolean {
  localValues.set('signedInHint', '1');
  return sessionValues.set('token', token);
}

/** Forgets the session in this tab and, with `tellOthers`, in all others. */
export function dropToken(tellOthers: boolean): void {
  sessionValues.remove('token');
  sessionValues.remove('userInfo');
  localValues.remove('signedInHint');
  if (tellOthers) openChannel()?.postMessage({ kind: 'ended' } satisfies Message);
}

/** Gives this tab's session to tabs that ask for it, and calls `onEnded` when the session ends in one of them. */
export function followOtherTabs(onEnded: () => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const token = sessionValues.get('token');
    if (data.kind === 'ask' && token) {
      channel?.postMessage({ kind: 'session', token, userInfo: sessionValues.get('userInfo') } satisfies Message);
    } else if (data.kind === 'ended' && token) {
      dropToken(false);
      onEnded();
    }
  });
}

/** Takes over the session of another open tab, if there is one. Resolves after 150 ms at the latest, with whether it found one. */
export function askOtherTabs(): Promise<boolean> {
  const asked = openChannel();
  if (!asked || !localValues.get('signedInHint')) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (found: boolean): void => {
      clearTimeout(timer);
      asked.removeEventListener('message', listen);
      if (!found) localValues.remove('signedInHint');
      resolve(found);
    };
    const listen = ({ data }: MessageEvent<Message>): void => {
      if (data.kind !== 'session') return;
      keepToken(data.token);
      if (data.userInfo) sessionValues.set('userInfo', data.userInfo);
      finish(true);
    };
    const timer = setTimeout(finish, ASK_MS, false);
    asked.addEventListener('message', listen);
    asked.postMessage({ kind: 'ask' } satisfies Message);
  });
}

/** Could another tab have a session that this one lacks? */
export function mayAskOtherTabs(): boolean {
  return (
    !sessionValues.get('token') && localValues.get('signedInHint') !== undefined && 'BroadcastChannel' in globalThis
  );
}

function openChannel(): BroadcastChannel | undefined {
  if (!channel && 'BroadcastChannel' in globalThis) channel = new BroadcastChannel('petrel.session');
  return channel;
}
