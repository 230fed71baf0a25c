/** The pages that the build allows the worker to store (`build-steps/pages/worker-file.ts`). */
import { isLocale, type Locale } from '#routes/locales.ts';

/** A page that may be stored. */
export interface KeepablePage {
  /** The screen's name in `<html>`. It distinguishes a page of this site from another page at the same address. */
  screen: string;
  /** A value that changes whenever the page changes. */
  revision: string;
  /** True if the page is stored before it is opened. */
  isAlways?: true;
  /** The addresses of all scripts that the page loads at once. */
  scripts: readonly string[];
}

/** The constant is read only here, because the bundler inserts its whole value at each use. */
const pages = KEEPABLE_PAGES;

/** The page at this address, if it may be stored. */
export function keepablePageAt(path: string): KeepablePage | undefined {
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

/** The addresses of all pages that may be stored. */
export const KEEPABLE_PATHS: readonly string[] = Object.keys(pages);

/** The scripts of all pages that may be stored. */
export const KEEPABLE_SCRIPTS: ReadonlySet<string> = new Set(Object.values(pages).flatMap(({ scripts }) => scripts));

/** The address of the offline page in a language. */
export function offlinePageOf(locale: Locale): string {
  return `/${locale}${OFFLINE_PATH}/`;
}

/**
 * The address under which a page is stored. It has no query and no hash, so that no copy holds personal data.
 * @example pagePath(new URL('https://petrel.example/en/faq?ref=lin')) // '/en/faq/'
 */
export function pagePath({ pathname }: URL): string {
  // The lookbehind keeps the time short: a long run of slashes is tried only once, from its start.
  return pathname.replace(/\/index\.html$/, '/').replace(/(?<!\/)\/*$/, '/');
}

/** The language that an address names. */
export function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return isLocale(first) ? first : undefined;
}
