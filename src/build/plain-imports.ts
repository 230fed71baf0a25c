import type { Plugin } from 'vite';

/**
 * Takes Vite's preload helper out of late imports: it only fetches style sheets, which our pages have inside, and would
 * weigh more than most of what it helps to load.
 */
export function plainImports(): Plugin {
  return {
    name: 'petrel-plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
