import { LOCALES } from './locales.ts';
import { fillPath, localized } from './paths.ts';
import type { Row } from './row.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';

/** One pre-rendered variant of a screen: its parameters and its path without a language. */
export interface Variant {
  name: ScreenName;
  params: Record<string, string>;
  path: string;
}

/** A small page that redirects, and the path to which it leads, with its hash. Both paths are without a language. */
interface Redirect {
  from: string;
  to: string;
}

/**
 * Every variant of a screen that has its own file. A screen with unknown parameters has one file, which is one variant
 * without parameters.
 */
export function variantsOf({ name, path, params }: Row<ScreenName>): Variant[] {
  const [key, values] = Object.entries(params ?? {})[0] ?? [];
  const sets = key && values ? values.map((value) => ({ [key]: value })) : [{}];
  return sets.map((each) => ({ name, params: each, path: fillPath(path, each) }));
}

/** Every variant of every screen. */
export function allVariants(): Variant[] {
  return TABLE.flatMap(variantsOf);
}

/** The pages that choose a language and keep the path (docs/behaviour/addresses.md#bare-addresses). */
export function bareRedirects(): Redirect[] {
  return allVariants()
    .filter(({ name }) => !rowOf(name).isNotFound)
    .map(({ path }) => ({ from: path, to: path }));
}

/**
 * The pages at older names and short addresses. They exist in each language as well
 * (docs/behaviour/addresses.md#older-names).
 */
export function olderRedirects(): Redirect[] {
  return TABLE.flatMap(({ path, older = [] }) =>
    older.map(({ from, params, hash }) => ({ from, to: fillPath(path, params) + (hash ? `#${hash}` : '') })),
  );
}

/** The parameters of screens that have one file for all values, by the screen's path without a language. */
export function shellParameters(): Record<string, string> {
  const shells = TABLE.filter(({ path, params }) => path.includes('{') && !params);
  return Object.fromEntries(shells.map(({ path }) => [fillPath(path), /\{(\w+)\}$/.exec(path)?.[1] ?? '']));
}

/** The paths of all screens where visitors pay, in each language. */
export function payingPaths(): string[] {
  const variants = allVariants().filter(({ name }) => rowOf(name).pays);
  return variants.flatMap(({ path }) => LOCALES.map((locale) => localized(path, locale)));
}

/** The paths below which every address gets the same file, with each language and without: `/zh/ticketContent/`. */
export function shellPaths(): string[] {
  return Object.keys(shellParameters()).flatMap((shell) => [
    ...LOCALES.map((locale) => localized(shell, locale)),
    `${shell}/`,
  ]);
}

/** Makes the `getStaticPaths` of a screen's page: each language with each parameter value of the screen's row. */
export function localePaths(screen: ScreenName) {
  return (): { params: Record<string, string> }[] =>
    LOCALES.flatMap((locale) => variantsOf(rowOf(screen)).map(({ params }) => ({ params: { locale, ...params } })));
}
