import { extname } from 'node:path';
import { headerRows } from '../../build-steps/hosting/headers.ts';
import type { Address } from './addresses.ts';
import { type Answer, ask } from './ask.ts';

const HTML = /^text\/html;\s*charset="?utf-8"?$/i;
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript(;|$)/,
  '.txt': /^text\/plain(;|$)/,
  '.xml': /^(text|application)\/xml(;|$)/,
  '.svg': /^image\/svg\+xml(;|$)/,
  '.json': /^application\/json(;|$)/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
};
/** Formats that are already compressed. */
const PACKED = ['.png', '.ico'];
/**
 * The length, in characters, from which a text must be compressed. Shorter texts fit into one packet, so hosts may send
 * them uncompressed.
 */
const WORTH_COMPRESSING = 1_500;
/** The number of requests at the same time. */
const AT_ONCE = 8;

/** Asks a host once for every address. Returns what is wrong: each problem with its addresses. */
export async function checkHost(origin: string, addresses: readonly Address[]): Promise<Map<string, string[]>> {
  const wrong = new Map<string, string[]>();
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const answer = await ask(origin + address.path);
      for (const problem of problemsOf(origin, address, answer)) {
        wrong.set(problem, [...(wrong.get(problem) ?? []), address.path]);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

/** Returns what is wrong with an answer, a sentence each. */
export function problemsOf(origin: string, { kind, path, marks }: Address, answer: Answer): string[] {
  const { status, headers, text, failure } = answer;
  if (failure) return [failure];
  if (kind === 'hidden') return status < 400 ? [`${status}: the host serves this file, and must not`] : [];
  if (kind === 'odd') return wrongOddity(origin, answer);
  if (kind === 'slash' && status >= 300 && status < 400)
    return wrongRedirect(origin, path, headers.get('location') ?? '');
  const right = kind === 'missing' ? 404 : 200;
  if (status !== right) return [`${status} instead of ${right}`];
  const [pathname = ''] = path.split('?');
  const missing = marks.find((mark) => !text.includes(mark));
  const isForeign = kind === 'missing' && !/data-not-found|data-screen="notFound"/.test(text);
  const ending = kind === 'missing' ? '' : extname(pathname);
  const type = headers.get('content-type') ?? 'none';
  const isLoose = !PACKED.includes(ending) && text.length >= WORTH_COMPRESSING && !headers.has('content-encoding');
  return [
    ...(missing ? [`is not the page with ${missing}`] : []),
    ...(isForeign ? ['404 without the 404 page of the site'] : []),
    ...((TYPES[ending] ?? HTML).test(type) ? [] : [`Content-Type: ${type}`]),
    ...(isLoose ? ['is not compressed'] : []),
    ...headerRows().flatMap(({ name, everywhere = '', elsewhere }) => {
      const isUnkept = kind === 'missing' && name === 'Cache-Control';
      const own = isUnkept ? undefined : elsewhere.find(({ pattern }) => fits(pattern, pathname))?.value;
      return wrongHeader({ name, everywhere, own, isMissing: kind === 'missing' }, headers.get(name) ?? '');
    }),
  ];
}

/** Hosts may refuse an odd address, show a page or send it on, as long as they stay up and at home. */
function wrongOddity(origin: string, { status, headers }: Answer): string[] {
  const location = status >= 300 && status < 400 ? (headers.get('location') ?? '') : '';
  if (URL.parse(location, origin)?.origin !== origin) return [`leads to another host: ${location}`];
  return status >= 500 ? [`${status} instead of 404`] : [];
}

/**
 * Returns a message if a redirect is wrong. A folder must get its slash and keep host and query. Some hosts treat
 * `/index` as another name of the folder.
 */
function wrongRedirect(origin: string, path: string, location: string): string[] {
  const [name = '', query = ''] = path.split('?');
  const right = [`${name}/?${query}`, `${name.replace(/\/index$/, '/')}?${query}`];
  const to = URL.parse(location, origin);
  return to?.origin === origin && right.includes(to.pathname + to.search)
    ? []
    : [`redirects to ${location || 'no address'}`];
}

/**
 * Returns a message if a header is wrong. Some hosts send the general and the special value as a list, which means the
 * same here (docs/behaviour/addresses.md#headers). A missing address is answered with a page from another path, so
 * hosts use the headers of either path. They must not let browsers store that page.
 */
function wrongHeader(
  { name, everywhere, own, isMissing }: { name: string; everywhere: string; own?: string; isMissing: boolean },
  sent: string,
): string[] {
  const right = own === undefined ? [everywhere] : [own, `${everywhere}, ${own}`, ...(isMissing ? [everywhere] : [])];
  const isBrief = name === 'Cache-Control' && !own?.includes('immutable');
  const isRight = isBrief ? /no-cache|no-store|max-age=0/.test(sent) : right.includes(sent);
  return isRight ? [] : [`${name}: ${sent.slice(0, 60) || 'none'} instead of ${right[0]?.slice(0, 60)}`];
}

/** Returns whether a pattern of `_headers` matches a path. */
function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
