import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module that wraps every dynamic import. */
const VITE_HELPER = 'vite/preload-helper';

/** The site's own, in its place. */
const HELPER = fileURLToPath(new URL('../src/api/load-code.ts', import.meta.url));

/**
 * Lets the site's `fetchFirst` fetch parts on demand, in place of Vite's preload helper, which exists for style sheets; our pages have
 * theirs inline. Stops a build that never loads the helper: a new release may have renamed it, and then a part that could not be
 * fetched once would never load, without any warning.
 */
export function lazyImports(): Plugin {
  let isReplaced = false;
  // Vite names a part's own file only where it needs others, too.
  const resolveDependencies = (file: string, others: string[]): string[] => (others.length > 0 ? others : [file]);
  return {
    name: 'petrel-lazy-imports',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    load(id) {
      if (!id.includes(VITE_HELPER)) return undefined;
      if (this.environment.name === 'client') isReplaced = true;
      return `export { fetchFirst as __vitePreload } from ${JSON.stringify(HELPER)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client' || isReplaced) return;
      this.error(`Vite's "${VITE_HELPER}" was not found, so parts fetched on demand would not come the site's way`);
    },
  };
}
