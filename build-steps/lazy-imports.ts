import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module that wraps every dynamic import. */
const VITE_HELPER = 'vite/preload-helper';

/** The site's own module that replaces Vite's. */
const HELPER = fileURLToPath(new URL('../src/api/lazy-code.ts', import.meta.url));

/**
 * Makes parts on demand load through the site's `fetchFirst` instead of Vite's preload helper. That helper exists for
 * style sheets, which the pages have inline.
 *
 * The build fails if Vite's helper never appears, because a new release may have renamed it. Without this check, a part
 * whose first fetch failed could never load, and nobody would be warned.
 */
export function lazyImports(): Plugin {
  let isReplaced = false;
  // Vite lists a part's own file only if the part needs other files as well, so list it always.
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
      this.error(
        `Vite's "${VITE_HELPER}" was not found, so parts on demand would not load with src/api/lazy-code.ts: correct the name in build-steps/lazy-imports.ts`,
      );
    },
  };
}
