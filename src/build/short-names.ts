import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ALL_LANGUAGES } from '../styles/languages.ts';

const root = join(import.meta.dirname, '../..');

/** A custom property. The bundler adds two of its own, with which it writes `light-dark()` for older browsers. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;
const BUNDLERS = ['--lightningcss-light', '--lightningcss-dark'];

const shortNames = namesFor([
  ...globSync(['src/**/*.css', 'brand/{colours,horizon}.css'], { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  ),
  ALL_LANGUAGES,
]);

/**
 * Styles with one or two letters for each custom property: styles stand in every document, and their names are a fifteenth of them. The same
 * names everywhere, since a page's styles and those that come on demand use each other's.
 */
export function shortenNames(css: string): string {
  return css.replace(PROPERTY, (name) => shortNames.get(name) ?? name);
}

/** Shortens the names in styles that come on demand, as texts in scripts (`?inline`); pages' own are shortened when they are finished. */
export function shortNamesOnDemand(): Plugin {
  return {
    name: 'petrel-short-names',
    enforce: 'post',
    apply: 'build',
    transform: (code, id) => (/\.css\?inline$/.test(id) ? { code: shortenNames(code), map: null } : undefined),
  };
}

/**
 * The short name of each custom property in style sheets, the most frequent first. Names of a single letter stay: scripts set those
 * (`browser/paint-horizon.ts`).
 */
function namesFor(sheets: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map(BUNDLERS.map((name) => [name, Number.POSITIVE_INFINITY]));
  for (const [name] of sheets.flatMap((css) => [...css.matchAll(PROPERTY)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const isKept = (name: string): boolean => name.length === 3;
  const names = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([name]) => name);
  const kept = names.filter(isKept);
  const free = shortest().filter((name) => !kept.includes(name));
  return new Map(names.filter((name) => !isKept(name)).map((name, place) => [name, free[place] ?? name]));
}

/** `--a` to `--z`, then `--aa`, `--ab`, … */
function shortest(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))].map(
    (name) => `--${name}`,
  );
}
