import type { Plugin } from 'vite';

const MARK = '?adopt';
const PREFIX = '\0adopted:';
/** What all such parts have in common, once. */
const HELPER = '\0adopt.js';

/**
 * `import './part.css?adopt'`: the style of a part that comes on demand, applied by the part's own script. Astro would put
 * it into the document of every page that may ever show the part. A page's policy allows style sheets made by scripts.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'petrel-adopted-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === HELPER) return id;
      if (!id.endsWith(MARK)) return undefined;
      // As text, so that nothing takes it for a style of the document.
      const file = await this.resolve(id.replace(MARK, '?inline'), importer);
      return file && `${PREFIX}${file.id.replace('?inline', '')}.js`;
    },
    load(id) {
      if (id === HELPER) {
        // Browsers before Chromium 99, which get a sentence instead of the look, can't add to the list.
        return `export default (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};`;
      }
      if (!id.startsWith(PREFIX)) return undefined;
      // While pages are rendered there is no document to style.
      if (this.environment.config.consumer !== 'client') return '';
      const css = `${id.slice(PREFIX.length, -'.js'.length)}?inline`;
      return `import css from '${css}';\nimport adopt from '${HELPER}';\nadopt(css);`;
    },
  };
}
