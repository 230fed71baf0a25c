import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ADDRESSES } from '../routes/addresses.ts';
import { SCREEN_PATHS } from '../routes/screen-paths.ts';

/** Modules that only compute something from the route table, each with its finished result as code. */
const FINISHED: Readonly<Record<string, string>> = {
  [moduleAt('addresses.ts')]: `export const ADDRESSES = ${JSON.stringify(ADDRESSES)};`,
  [moduleAt('screen-paths.ts')]: `export const SCREEN_PATHS = ${JSON.stringify(SCREEN_PATHS)};`,
};

/** Replaces code that computes something from the route table with the result, so that no browser loads the table itself. */
export function browserTable(): Plugin {
  return {
    name: 'petrel-browser-table',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'client' ? FINISHED[id] : undefined;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const holder = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(moduleAt('table.ts')),
      );
      if (holder) this.error(`${holder.fileName} holds the whole route table: browsers get its computed parts only`);
    },
  };
}

function moduleAt(file: string): string {
  return fileURLToPath(new URL(`../routes/${file}`, import.meta.url));
}
