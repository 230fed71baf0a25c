import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import * as brand from '../../brand/brand.ts';
import * as config from '../config.ts';
import { checkBrand } from './brand/check-brand.ts';
import { checkConfig } from './check-config.ts';

const ENVIRONMENT = fileURLToPath(new URL('../environment.ts', import.meta.url));

/** The files whose values variables may give, by their paths: what they hold, and what throws if that can't be used. */
const VALUES: Readonly<Record<string, { held: object; check: (values: unknown) => void }>> = {
  [fileURLToPath(new URL('../config.ts', import.meta.url))]: { held: config, check: checkConfig },
  [fileURLToPath(new URL('../../brand/brand.ts', import.meta.url))]: { held: brand, check: checkBrand },
};

/** The finished values of each of these files as the code of a module, by the file's path. */
export const VALUE_MODULES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(VALUES).map(([file, { held }]) => [file, valuesModule(file, held)]),
);

/**
 * Answers the files of the operator's and the brand's values with their finished values, for pages that are built as well as for browsers:
 * what bundles hold was read from the environment by the build, and no bundle reads it. While developing, a file is read anew when it is
 * saved.
 */
export function operatorValues(): Plugin {
  let isDeveloping = false;
  return {
    name: 'petrel-operator-values',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isDeveloping = command === 'serve';
    },
    async load(id) {
      if (id === ENVIRONMENT) this.error('src/environment.ts is for Node alone: import the value that it gives');
      return isDeveloping && VALUES[id] ? valuesModule(id, await savedValues(id)) : VALUE_MODULES[id];
    },
  };
}

async function savedValues(file: string): Promise<object> {
  const values = (await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?saved=${statSync(file).mtimeMs}`
  )) as object;
  VALUES[file]?.check(values);
  return values;
}

/**
 * Values as the code of a module, each an export of its own, so that a browser loads only those that its page uses. They come in the order
 * of the file: a module's own list of its exports is sorted by their names.
 */
function valuesModule(file: string, values: object): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const of = values as Readonly<Record<string, unknown>>;
  return names.map((name) => `export const ${name} = ${JSON.stringify(of[name])};\n`).join('');
}
