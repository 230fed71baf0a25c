import type { Plugin } from 'vite';
import { FINISHED, TABLES } from './finished-modules.ts';

/** Replaces code that computes something from the site's tables with the result, so that no browser loads a table itself. */
export function browserTable(): Plugin {
  return {
    name: 'petrel-browser-table',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'client' ? FINISHED[id] : undefined;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const held = file.type === 'chunk' && TABLES.find((table) => file.moduleIds.includes(table));
        if (held) this.error(`${file.fileName} holds all of ${held}: browsers get its computed parts only`);
      }
    },
  };
}
