import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ADDRESSES } from '#routes/addresses.ts';
import { DAYS } from '#routes/days.ts';
import * as columns from '#routes/language-columns.ts';
import { SCREEN_PATHS } from '#routes/screen-paths.ts';
import { STAYING } from '#stores/storage-keys.ts';
import { VALUE_MODULES } from './values/plugin.ts';

/**
 * Modules that only compute something from a table or read the environment: their finished result as code, by the
 * module's path.
 */
const FINISHED: Readonly<Record<string, string>> = {
  [moduleAt('addresses.ts')]: codeOf({ ADDRESSES }),
  [moduleAt('days.ts')]: codeOf({ DAYS }),
  [moduleAt('language-columns.ts')]: codeOf(columns),
  [moduleAt('screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  [moduleAt('storage-keys.ts', 'stores')]: codeOf({ STAYING }),
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
    name: 'petrel-browser-table',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: finishedModules.load,
  };
}

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function moduleAt(file: string, room = 'routes'): string {
  return fileURLToPath(new URL(`../src/${room}/${file}`, import.meta.url));
}
