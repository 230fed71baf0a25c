/**
 * Keeps files that are not the site's, but stand on its origin, from acting as its pages: what members upload and the
 * API gives out again (docs/behaviour/session.md#who-may-ask).
 */
import { decodeSegment } from '#routes/paths.ts';
import { isPage } from './stand-in.ts';

declare const self: ServiceWorkerGlobalScope;

/** Is this an address of the API's, or of an attachment? Hosts may read an encoded or doubled sign as a plain one. */
export function isForeign({ pathname }: URL): boolean {
  const path = pathname.split('/').map(decodeSegment).join('/').replace(/\/+/g, '/');
  return FOREIGN_PATHS.some((base) => path.startsWith(`${base}/`));
}

/** A document that is not the site's, without an origin and without scripts, whatever its server sends. */
export async function shutIn(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // The browser follows it, with a request of its own.
  if (answer.type === 'opaqueredirect') return answer;
  const headers = new Headers(answer.headers);
  headers.append('content-security-policy', FOREIGN_POLICY);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/** Are all open documents and workers of this origin pages of the site? Those without an origin can't listen. */
export async function areAllOurs(): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'all', includeUncontrolled: true });
  // Firefox lists this worker, too. An address such as `blob:https://…` is no page, whatever its path says.
  return open.every(
    ({ url }) => url === location.href || (url.startsWith(self.registration.scope) && isPage(new URL(url))),
  );
}
