import type { Plugin } from 'vite';

/** The module of Astro's React integration that gives islands to React in the browser. */
const THEIRS = '@astrojs/react/client.js';
const OURS = '/src/boot/renderer.ts';

/**
 * Puts the site's own renderer in the place of Astro's, which allows for more than the site does and comes with every island. Stops a build
 * that never meets Astro's.
 */
export function ownRenderer(): Plugin {
  let isReplaced = false;
  return {
    name: 'petrel-own-renderer',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      if (id !== THEIRS || this.environment.name !== 'client') return undefined;
      isReplaced = true;
      return this.resolve(OURS);
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced)
        this.error(`"${THEIRS}" was not found: by what does Astro wake islands now?`);
    },
  };
}
