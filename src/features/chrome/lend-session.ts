/**
 * Gives this tab's session to other tabs that ask for it. Every open document of this origin could listen to the
 * answer. So this tab answers only if all of these documents are pages of the site
 * (docs/behaviour/session.md#who-may-ask).
 */

import { showSession } from '#session/other-session.ts';
import { hasSession, type Message, openChannel } from '#session/tabs.ts';
import { sessionValues } from '#stores/storage.ts';

const channel = openChannel();

channel?.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if (data.kind !== 'ask' || !hasSession() || !(await areAllOurs())) return;
  const token = sessionValues.get('token');
  // The session may have ended during the check.
  if (!token || !hasSession()) return;
  channel.postMessage({ kind: 'session', token, userInfo: sessionValues.get('userInfo') } satisfies Message);
});
if (hasSession()) {
  // Another tab may have asked before this page could answer, so announce that there is a session.
  channel?.postMessage({ kind: 'begun' } satisfies Message);
  showSession();
}

/**
 * Asks the service worker whether all open documents are pages of the site. Only the worker knows their true addresses.
 * Without a worker the answer is false, except during development, where no worker exists. If no foreign pages share
 * this origin, the answer is true.
 */
async function areAllOurs(): Promise<boolean> {
  if (FOREIGN_PATHS.length === 0 || import.meta.env.DEV) return true;
  const workers = navigator.serviceWorker;
  // On a first visit the worker may start after the question. A late answer still signs the other tab in.
  const worker = workers?.controller ?? newest(await workers?.getRegistration()) ?? (await workers?.ready)?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(undefined, [port2]);
  });
}

/** The newest worker of the registration. A worker can answer even while it is being installed. */
function newest(registration: ServiceWorkerRegistration | undefined): ServiceWorker | null | undefined {
  return registration?.installing ?? registration?.waiting ?? registration?.active;
}
