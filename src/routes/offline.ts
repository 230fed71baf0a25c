import { LOCALES } from './locales.ts';
import { localized } from './paths.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';
import { allVariants, bareRedirects, olderRedirects } from './variants.ts';

/** A page that browsers may keep, in one language. */
interface KeptPage {
  screen: ScreenName;
  /** Its address, with the language and a slash at the end. */
  path: string;
  /** True if the page is stored before it is opened. */
  isAlways: boolean;
}

/** Every page that browsers may keep, in all languages (docs/behaviour/offline.md#what-is-kept). */
export function keptPages(): KeptPage[] {
  const variants = allVariants().filter(({ name }) => rowOf(name).keptOffline);
  return LOCALES.flatMap((locale) =>
    variants.map(({ name, path }) => ({
      screen: name,
      path: localized(path, locale),
      isAlways: rowOf(name).keptOffline === 'always',
    })),
  );
}

/**
 * The redirects of pages that can't be loaded, by path without a language. The worker uses them. An older name leads to
 * its screen, and a member's screen to a public one.
 */
export function otherPaths(): Record<string, string> {
  const publicOnes = TABLE.flatMap(({ path, canonical }) =>
    canonical ? [[path, rowOf(canonical).path] as const] : [],
  );
  return Object.fromEntries([...olderRedirects().map(({ from, to }) => [from, to] as const), ...publicOnes]);
}

/** The first segments of all paths without a language. That of the landing page is empty. */
export function bareBeginnings(): string[] {
  return [...new Set([...bareRedirects(), ...olderRedirects()].map(({ from }) => from.split('/')[1] ?? ''))];
}

/**
 * The path, without a language, of the page that is shown when another page can't be loaded
 * (docs/behaviour/offline.md#the-offline-page).
 */
export const OFFLINE_PATH: string = rowOf('offline').path;
