import type { Plugin } from 'vite';

/** The module of Vite's that stands in front of every late import. */
const VITE_HELPER = 'vite/preload-helper';

/**
 * How late parts are fetched, in place of Vite's preload helper (which is for style sheets; our pages have theirs inside).
 * All files of a part come at once, and none is imported before it is there: many browsers remember for the page's life that a
 * module could not be loaded (whatwg/html#6768), and trying again would never help.
 */
const FETCH_FIRST = `
const fetching = new Map();
const fetchOnce = (file) => {
  if (!fetching.has(file)) {
    fetching.set(file, fetch('/' + file).then(async (answer) => {
      if (!answer.ok) throw new TypeError(file);
      await answer.blob();
    }));
    fetching.get(file).catch(() => fetching.delete(file));
  }
  return fetching.get(file);
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchOnce)).then(load);`;

/**
 * Puts the site's own way of fetching late parts into its scripts. Stops a build in which Vite's helper was not met: a new
 * release may have renamed it, and late parts that failed once would silently never come.
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
      this.error(`Vite's "${VITE_HELPER}" was not met, so late parts would not be fetched the site's way`);
    },
  };
}
