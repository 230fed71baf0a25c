import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ADDRESSES } from '../routes/addresses.ts';

const MODULE = fileURLToPath(new URL('../routes/addresses.ts', import.meta.url));
const COMPUTED = /export const ADDRESSES[\s\S]*?\n\);\n/;

/**
 * Puts the finished list of addresses in the place of the code that computes it, so that browsers load neither the route table nor
 * its columns for the build.
 */
export function browserTable(): Plugin {
  return {
    name: 'petrel-browser-table',
    enforce: 'pre',
    transform(code, id) {
      if (id !== MODULE || this.environment.name !== 'client') return undefined;
      const finished = code.replace(COMPUTED, `export const ADDRESSES = ${JSON.stringify(ADDRESSES)};\n`);
      if (finished === code)
        throw new Error('routes/addresses.ts computes ADDRESSES in a way that build/browser-table.ts does not know');
      return { code: finished, map: null };
    },
  };
}
