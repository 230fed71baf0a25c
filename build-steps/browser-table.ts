import { fileURLToPath } from 'node:url';
import { ADDRESSES } from '#routes/addresses.ts';
import { DAYS } from '#routes/days.ts';
import * as languages from '#routes/languages.ts';
import { SCREEN_PATHS } from '#routes/screen-paths.ts';
import { STAYING } from '#stores/storage-keys.ts';

const { LANGUAGES: _, ...columns } = languages;

/** Modules that only compute something from a table: their finished result as code for browsers, by path. */
export const FINISHED_TABLES: Readonly<Record<string, string>> = {
  [moduleAt('routes/addresses.ts')]: codeOf({ ADDRESSES }),
  [moduleAt('routes/days.ts')]: codeOf({ DAYS }),
  [moduleAt('routes/languages.ts')]: codeOf(columns),
  [moduleAt('routes/screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  [moduleAt('stores/storage-keys.ts')]: codeOf({ STAYING }),
};

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function moduleAt(file: string): string {
  return fileURLToPath(new URL(`../src/${file}`, import.meta.url));
}
