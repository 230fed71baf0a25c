import type { Plugin } from 'vite';

/**
 * How late parts are fetched, in place of Vite's preload helper (which is for style sheets; our pages have theirs inside).
 * All files of a part come at once, and none is imported before it is there: many browsers remember for the page's life that a
 * module could not be loaded (whatwg/html#6768), and trying again would never help.
 */
const FETCH_FIRST = `
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(async (file) => {
    const answer = await fetch('/' + file);
    if (!answer.ok) throw new TypeError(file);
    await answer.blob();
  }));
  return load();
};`;

/** Puts the site's own way of fetching late parts into its scripts. */
export function lateImports(): Plugin {
  return {
    name: 'petrel-late-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? FETCH_FIRST : undefined),
  };
}
