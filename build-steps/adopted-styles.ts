import type { Plugin } from 'vite';

const MARK = '?adopt';
const PREFIX = '\0adopted:';
const APPLY = '\0adopt-style';

/**
 * `import './part.css?adopt'`: the style of a part that comes on demand, applied by the part's own script. Astro would put
 * it into the document of every page that may ever show the part. A page's policy allows style sheets made by scripts.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'petrel-adopted-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === APPLY) return id;
      if (!id.endsWith(MARK)) return undefined;
      // As text, so that nothing takes it for a style of the document.
      const file = await this.resolve(id.replace(MARK, '?inline'), importer);
      return file && `${PREFIX}${file.id.replace('?inline', '')}.js`;
    },
    load(id) {
      // Browsers before Chromium 99, which get a sentence instead of the look, can't add to the list.
      if (id === APPLY)
        return `export default (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};`;
      if (!id.startsWith(PREFIX)) return undefined;
      // While pages are rendered there is no document to style.
      if (this.environment.config.consumer !== 'client') return '';
      const file = id.slice(PREFIX.length, -'.js'.length);
      return `import apply from '${APPLY.replace('\0', '\\0')}'; import css from '${file}?inline'; apply(css);`;
    },
  };
}
