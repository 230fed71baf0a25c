import { fileURLToPath } from 'node:url';
import { EXCHANGE } from '#i18n/exchange.ts';
import { ADDRESSES } from '#routes/addresses.ts';
import { DAYS } from '#routes/days.ts';
import * as languages from '#routes/languages.ts';
import { SCREEN_PATHS } from '#routes/screen-paths.ts';
import { GUEST_DRAFT, STAYING } from '#stores/storage-keys.ts';

/** Returns the path of a module on this machine, from its path in the project. */
export const absolutePath = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const { LANGUAGES: _, ...columns } = languages;

/**
 * The code that browsers get for modules that only compute something from a table, by the module's path. It holds the
 * finished values, so browsers need neither the table nor the computing.
 */
export const FINISHED_TABLES: Readonly<Record<string, string>> = {
  [absolutePath('src/i18n/exchange.ts')]: codeOf({ EXCHANGE }),
  [absolutePath('src/routes/addresses.ts')]: codeOf({ ADDRESSES }),
  [absolutePath('src/routes/days.ts')]: codeOf({ DAYS }),
  [absolutePath('src/routes/languages.ts')]: codeOf(columns),
  [absolutePath('src/routes/screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  [absolutePath('src/stores/storage-keys.ts')]: codeOf({ GUEST_DRAFT, STAYING }),
};

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
