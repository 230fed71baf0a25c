import { LOCALES } from './locales.ts';
import { fillPath, localized } from './paths.ts';
import type { Row } from './row.ts';
import { rowOf, type ScreenName, TABLE } from './table.ts';

/** One pre-rendered variant of a screen: its parameters and its path without language. */
export interface Variant {
  name: ScreenName;
  params: Record<string, string>;
  path: string;
}

/** A small page that redirects, and the path it leads to, with its hash; both without language. */
interface Stub {
  from: string;
  to: string;
}

/** Every variant of a screen that has its own file. One file for unknown parameters is one variant, without them. */
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
export function bareStubs(): Stub[] {
  return allVariants()
    .filter(({ name }) => !rowOf(name).isNotFound)
    .map(({ path }) => ({ from: path, to: path }));
}

/** The pages at older names and short addresses, also in each language (docs/behaviour/addresses.md#older-names). */
export function olderStubs(): Stub[] {
  return TABLE.flatMap(({ path, older = [] }) =>
    older.map(({ from, params, hash }) => ({ from, to: fillPath(path, params) + (hash ? `#${hash}` : '') })),
  );
}

/** The parameters of screens that have one file for all values, by the screen's path without language. */
export function shellParameters(): Record<string, string> {
  const shells = TABLE.filter(({ path, params }) => path.includes('{') && !params);
  return Object.fromEntries(shells.map(({ path }) => [fillPath(path), /\{(\w+)\}$/.exec(path)?.[1] ?? '']));
}

/** The paths of all screens where visitors pay, in each language. */
export function payingPaths(): string[] {
  const variants = allVariants().filter(({ name }) => rowOf(name).pays);
  return variants.flatMap(({ path }) => LOCALES.map((locale) => localized(path, locale)));
}

/** The paths, with each language and without, below which every address gets the same file: `/zh/ticketContent/`. */
export function shellPaths(): string[] {
  return Object.keys(shellParameters()).flatMap((shell) => [
    ...LOCALES.map((locale) => localized(shell, locale)),
    `${shell}/`,
  ]);
}

/** `getStaticPaths` of a screen's page: each language with each parameter value of its row. */
export function localePaths(screen: ScreenName) {
  return (): { params: Record<string, string> }[] =>
    LOCALES.flatMap((locale) => variantsOf(rowOf(screen)).map(({ params }) => ({ params: { locale, ...params } })));
}
