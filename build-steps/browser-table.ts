import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ADDRESSES } from '#routes/addresses.ts';
import { DAYS } from '#routes/days.ts';
import * as languages from '#routes/languages.ts';
import { SCREEN_PATHS } from '#routes/screen-paths.ts';
import { STAYING } from '#stores/storage-keys.ts';
import { VALUE_MODULES } from './values/plugin.ts';

const { LANGUAGES: _, ...columns } = languages;

/** Modules that only compute something from a table or the environment: their finished result as code, by path. */
const FINISHED: Readonly<Record<string, string>> = {
  [moduleAt('routes/addresses.ts')]: codeOf({ ADDRESSES }),
  [moduleAt('routes/days.ts')]: codeOf({ DAYS }),
  [moduleAt('routes/languages.ts')]: codeOf(columns),
  [moduleAt('routes/screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  [moduleAt('stores/storage-keys.ts')]: codeOf({ STAYING }),
  ...VALUE_MODULES,
};

/** Gives bundles for browsers the results instead of the code that computes them. */
export const finishedModules = {
  name: 'petrel-finished-modules',
  load: (id: string): string | undefined => FINISHED[id],
};

/** The same for the site's scripts. */
export function browserTable(): Plugin {
  return {
    ...finishedModules,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
  };
}

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function moduleAt(file: string): string {
  return fileURLToPath(new URL(`../src/${file}`, import.meta.url));
}
