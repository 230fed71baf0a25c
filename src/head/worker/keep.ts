import { isLocale, type Locale } from '#routes/locales.ts';
import { fetched, REVISION } from './caches.ts';
import { KEEPABLE_PATHS, keepablePageAt, localeOf, pagePath } from './keepable-pages.ts';
import { PAGES } from './names.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Milliseconds after which the copy of an unchanged page is renewed. Otherwise the copy would expire even if it is read
 * every day.
 */
const RENEW_MS = 30 * 24 * 3600 * 1000;

/** The languages whose guides are stored, as far as this run of the worker knows. */
const done = new Set<Locale>();

/**
 * Stores the open pages, and the guides in their languages. Never rejects: a page that fails now is fetched with the next
 * page.
 */
export async function keepForOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => pagePath(new URL(url)));
  // The browser has just fetched these pages, so this needs no network.
  for (const path of new Set(paths)) await keep(path, event, 'force-cache').catch(() => {});
  for (const locale of new Set(paths.map(localeOf))) await keepGuides(locale, event);
}

/** Stores the guides in a language. If readers save data, only the pages that they open are stored. */
export async function keepGuides(locale: Locale | undefined, event: ExtendableEvent): Promise<void> {
  if (!isLocale(locale) || done.has(locale) || savesData()) return;
  done.add(locale);
  try {
    const guides = KEEPABLE_PATHS.filter((path) => localeOf(path) === locale && keepablePageAt(path)?.isAlways);
    // Fetch one guide after the other, because the reader's own requests are more urgent.
    for (const path of guides) await keep(path, event, 'no-cache');
  } catch {
    done.delete(locale);
  }
}

/** Deletes copies of pages that may no longer be stored. */
export async function forgetOld(): Promise<void> {
  const cache = await caches.open(PAGES);
  const old = (await cache.keys()).filter(({ url }) => !keepablePageAt(pagePath(new URL(url))));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keep(path: string, event: ExtendableEvent, cache: RequestCache): Promise<void> {
  if (!keepablePageAt(path) || (await isCurrent(path))) return;
  const [answer, isDone] = fetched.handleAll({ request: new Request(path, { cache, priority: 'low' }), event });
  await answer;
  await isDone;
}

async function isCurrent(path: string): Promise<boolean> {
  const copy = await (await caches.open(PAGES)).match(path);
  // biome-ignore lint/plugin/clock: the age of a copy; a wrong clock costs at most one request
  const ageMs = Date.now() - Date.parse(copy?.headers.get('date') ?? '');
  return copy?.headers.get(REVISION) === keepablePageAt(path)?.revision && !(ageMs > RENEW_MS);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
