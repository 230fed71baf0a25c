/**
 * Gives this tab's session to tabs that ask for it, each time only if all open documents of this origin are pages of the
 * site: any of them could listen (docs/behaviour/session.md#who-may-ask).
 */

import { hasSession, type Message, openChannel } from '#session/tabs.ts';
import { sessionValues } from '#stores/storage.ts';

const channel = openChannel();

channel?.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if (data.kind !== 'ask' || !hasSession() || !(await areAllOurs())) return;
  const token = sessionValues.get('token');
  // The session may have ended meanwhile.
  if (!token || !hasSession()) return;
  channel.postMessage({ kind: 'session', token, userInfo: sessionValues.get('userInfo') } satisfies Message);
});
// A question may have come before this page could answer.
if (hasSession()) channel?.postMessage({ kind: 'begun' } satisfies Message);

/**
 * Asks the worker, which alone knows the true addresses of all open documents. Without one nobody can say. While
 * developing there is none.
 */
async function areAllOurs(): Promise<boolean> {
  if (FOREIGN_PATHS.length === 0 || import.meta.env.DEV) return true;
  const workers = navigator.serviceWorker;
  // On a first visit the worker may come after the question: a late answer signs in, too.
  const worker = workers?.controller ?? newest(await workers?.getRegistration()) ?? (await workers?.ready)?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(undefined, [port2]);
  });
}

/** A worker answers while it is being installed, too. */
function newest(registration: ServiceWorkerRegistration | undefined): ServiceWorker | null | undefined {
  return registration?.installing ?? registration?.waiting ?? registration?.active;
}
