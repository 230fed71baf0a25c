/** What the build tells the worker (`build/pages/worker-file.ts`). */
import { isLocale, type Locale } from '../../routes/locales.ts';

/** A page that may be kept. */
export interface KeepablePage {
  /** The screen, as its `<html>` names it: by this a page of ours is told from somebody else's. */
  screen: string;
  /** Changes with the page. */
  revision: string;
  /** Is it kept before it was seen? */
  isAlways?: true;
  /** All scripts that it needs at once, by their addresses. */
  scripts: readonly string[];
}

/** Named once: the bundler writes all of it wherever it is named. */
const pages = KEEPABLE_PAGES;

/** A page that may be kept at this address; undefined for all others. */
export function keepablePageAt(path: string): KeepablePage | undefined {
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

/** The addresses of all pages that may be kept. */
export const KEEPABLE_PATHS: readonly string[] = Object.keys(pages);

/** The scripts of all pages that may be kept. */
export const KEEPABLE_SCRIPTS: ReadonlySet<string> = new Set(Object.values(pages).flatMap(({ scripts }) => scripts));

/** The address of the page that says that there is no network, in a language. */
export function offlinePageOf(locale: Locale): string {
  return `/${locale}${OFFLINE_PATH}/`;
}

/**
 * The address under which a page is kept: without query, hash and what else hosts don't ask for, so that an invitation's parameters
 * make no second copy, and nothing personal is in it.
 *
 * @example pathOf(new URL('https://petrel.example/en/faq?ref=lin')) // '/en/faq/'
 */
export function pathOf({ pathname }: URL): string {
  return pathname.replace(/(\/index\.html|\/*)$/, '/');
}

/** The language that an address names. */
export function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return isLocale(first) ? first : undefined;
}
