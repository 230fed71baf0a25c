import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { ADDRESSES } from '../routes/addresses.ts';
import * as columns from '../routes/language-columns.ts';
import { SCREEN_PATHS } from '../routes/screen-paths.ts';
import { VALUE_MODULES } from './values/plugin.ts';

/** Modules that only compute something from a table or read the environment, each with its finished result as code, by the module's path. */
export const FINISHED: Readonly<Record<string, string>> = {
  [moduleAt('addresses.ts')]: codeOf({ ADDRESSES }),
  [moduleAt('language-columns.ts')]: codeOf(columns),
  [moduleAt('screen-paths.ts')]: codeOf({ SCREEN_PATHS }),
  ...VALUE_MODULES,
};

/** The tables from which they are computed; no browser loads them. */
export const TABLES: readonly string[] = [moduleAt('table.ts'), moduleAt('languages.ts')];

/** Gives scripts that esbuild bundles (the head's, the worker) the finished modules, as `build/browser-table.ts` does for all others. */
export function finishedModules(): EsbuildPlugin {
  return {
    name: 'petrel-finished-modules',
    setup(build) {
      build.onLoad({ filter: /[\\/](?:routes[\\/][\w-]+|config|brand)\.ts$/ }, ({ path }) => {
        const contents = FINISHED[path];
        return contents === undefined ? undefined : { contents };
      });
    },
  };
}

function codeOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function moduleAt(file: string): string {
  return fileURLToPath(new URL(`../routes/${file}`, import.meta.url));
}
