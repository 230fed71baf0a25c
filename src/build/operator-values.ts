import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import * as config from '../config.ts';
import { checkConfig } from './check-config.ts';

/** The file with the operator's values. */
export const CONFIG = fileURLToPath(new URL('../config.ts', import.meta.url));
const ENVIRONMENT = fileURLToPath(new URL('../environment.ts', import.meta.url));

/**
 * Answers the operator's file with its finished values, for pages that are built as well as for browsers: what bundles hold was read from
 * the environment by the build, and no bundle reads it. While developing, the file is read anew when it is saved.
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
      if (id !== CONFIG) return undefined;
      return valuesModule(isDeveloping ? await savedValues() : config);
    },
  };
}

async function savedValues(): Promise<typeof config> {
  const url = `${pathToFileURL(CONFIG).href}?saved=${statSync(CONFIG).mtimeMs}`;
  const values = (await import(/* @vite-ignore */ url)) as typeof config;
  checkConfig(values);
  return values;
}

/**
 * The operator's values as the code of a module, each an export of its own, so that a browser loads only those that its page uses. They
 * come in the order of the file: a module's own list of its exports is sorted by their names.
 */
export function valuesModule(values: typeof config): string {
  const names = [...readFileSync(CONFIG, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const of: Readonly<Record<string, unknown>> = values;
  return names.map((name) => `export const ${name} = ${JSON.stringify(of[name])};\n`).join('');
}
