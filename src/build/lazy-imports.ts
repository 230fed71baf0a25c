import type { Plugin } from 'vite';

/** Vite's module that wraps every dynamic import. */
const VITE_HELPER = 'vite/preload-helper';

/**
 * How parts are fetched on demand, in place of Vite's preload helper, which exists for style sheets; our pages have theirs inline.
 * All files of a part are fetched at once, and none is imported before all have arrived: many browsers remember for the page's life
 * that a module could not be loaded (whatwg/html#6768), so trying again would never help.
 */
const FETCH_FIRST = `
const fetching = {};
const fetchOnce = (file) => {
  if (!fetching[file]) {
    fetching[file] = fetch('/' + file).then((answer) => {
      if (!answer.ok) throw TypeError(file);
      return answer.blob();
    });
    fetching[file].catch(() => delete fetching[file]);
  }
  return fetching[file];
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchOnce)).then(load);`;

/**
 * Replaces Vite's helper with the site's own way of fetching parts on demand. Stops a build that never loads the helper: a new
 * release may have renamed it, and then a part that could not be fetched once would never load, without any warning.
 */
export function lazyImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'petrel-lazy-imports',
    enforce: 'pre',
    load(id) {
      if (!id.includes(VITE_HELPER)) return undefined;
      if (this.environment.name === 'client') isReplaced = true;
      return FETCH_FIRST;
    },
    generateBundle() {
      if (this.environment.name !== 'client' || isReplaced) return;
      this.error(`Vite's "${VITE_HELPER}" was not found, so parts fetched on demand would not come the site's way`);
    },
  };
}
