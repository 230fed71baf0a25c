import type { Plugin } from 'vite';

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

/** Puts the site's own way of fetching late parts into its scripts. */
export function lateImports(): Plugin {
  return {
    name: 'petrel-late-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? FETCH_FIRST : undefined),
  };
}
