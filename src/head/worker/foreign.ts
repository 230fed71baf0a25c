/**
 * Handles files of other people on the site's origin: files that members upload, and that the API serves again. They must
 * not be able to act as pages of the site (docs/behaviour/session.md#who-may-ask).
 */
import { decodeSegment } from '#routes/paths.ts';
import { isPage } from './stand-in.ts';

declare const self: ServiceWorkerGlobalScope;

/** Is this an address of the API or of an attachment? Hosts may treat an encoded or doubled sign as a plain one. */
export function isForeign({ pathname }: URL): boolean {
  const path = pathname.split('/').map(decodeSegment).join('/').replace(/\/+/g, '/');
  return FOREIGN_PATHS.some((base) => path.startsWith(`${base}/`));
}

/** Fetches a foreign document and takes away its origin and its scripts, whatever its server sends. */
export async function shutIn(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // The browser follows the redirect with a new request.
  if (answer.type === 'opaqueredirect') return answer;
  const headers = new Headers(answer.headers);
  headers.append('content-security-policy', FOREIGN_POLICY);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/**
 * Are all open documents and workers of this origin pages of the site? Documents without an origin can't listen to the
 * site's messages.
 */
export async function areAllOurs(): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'all', includeUncontrolled: true });
  // Firefox also lists this worker. An address such as `blob:https://…` is never a page, whatever its path is.
  return open.every(
    ({ url }) => url === location.href || (url.startsWith(self.registration.scope) && isPage(new URL(url))),
  );
}
