/** The substitute for a page that can't be loaded (docs/behaviour/offline.md#pages-that-are-not-there). */
import { LOCALES } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { localeOf, offlinePageOf, pagePath } from './keepable-pages.ts';
import { PAGES } from './names.ts';

/** Is this the address of a page of the site? Files, the API and payment pages are not. */
export function isPage({ pathname }: URL): boolean {
  return localeOf(pathname) !== undefined || BARE.includes(pathname.split('/')[1] ?? '');
}

/** Does this page only redirect? Then it can be answered without the network. */
export function onlyLeadsOn(url: URL): boolean {
  return localeOf(url.pathname) === undefined || otherAddress(url) !== undefined;
}

/** The answer for a page that can't be loaded: its redirect, or the offline page if one is stored. */
export async function standIn(url: URL): Promise<Response | undefined> {
  const other = otherAddress(url);
  if (other) return Response.redirect(other);
  const locale = localeOf(url.pathname);
  if (!locale) return new Response(REDIRECT_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  for (const each of [locale, ...LOCALES]) {
    const page = await copyOf(offlinePageOf(each));
    if (page) return page;
  }
  return undefined;
}

/** The copy of the page at this path. */
export function copyOf(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: PAGES, ignoreVary: true });
}

function otherAddress(url: URL): string | undefined {
  const locale = localeOf(url.pathname);
  const path = pagePath(url).slice(locale ? locale.length + 1 : 0, -1);
  const [to, hash] = (Object.hasOwn(OTHER_PATHS, path) ? OTHER_PATHS[path] : undefined)?.split('#') ?? [];
  if (!to) return undefined;
  const target = new URL(locale ? localized(to, locale) : to, url);
  target.search = url.search;
  if (hash) target.hash = hash;
  return target.href;
}
