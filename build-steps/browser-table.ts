import { fileURLToPath } from 'node:url';
import { ADDRESSES } from '#routes/addresses.ts';
import { DAYS } from '#routes/days.ts';
import * as languages from '#routes/languages.ts';
import { SCREEN_PATHS } from '#routes/screen-paths.ts';
import { GUEST_DRAFT, STAYING } from '#stores/storage-keys.ts';

/** The path of a module on this machine, by its path in the project. */
export const pathOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const { LANGUAGES: _, ...columns } = languages;

/** Modules that only compute something from a table: their finished result as code for browsers, by path. */
export const FINISHED_TABLES: Readonly<Record<string, string>> = {
  [pathOf('src/routes/addresses.ts')]: codeOf({ ADDRESSES }),
  [pathOf('src/routes/days.ts')]: codeOf({ DAYS }),
  [pathOf('src/routes/languages.ts')]: codeOf(columns),
  [pathOf('src/routes/screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  [pathOf('src/stores/storage-keys.ts')]: codeOf({ GUEST_DRAFT, STAYING }),
};

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
