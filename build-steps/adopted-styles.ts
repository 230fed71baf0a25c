import type { Plugin } from 'vite';

const MARK = '?adopt';
const PREFIX = '\0adopted:';
const APPLY = '\0adopt-style';

/**
 * Handles `import './part.css?adopt'`: the script of a part that loads on demand applies the part's style itself.
 * Otherwise Astro would put the style into every page that may ever show the part. The page's policy allows style
 * sheets that scripts make.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'petrel-adopted-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === APPLY) return id;
      if (!id.endsWith(MARK)) return undefined;
      // Import the file as text, so that no other plugin takes it for a style of the document.
      const file = await this.resolve(id.replace(MARK, '?inline'), importer);
      return file && `${PREFIX}${file.id.replace('?inline', '')}.js`;
    },
    load(id) {
      // Assign a new list: Chromium before 99 can't add to the existing one. Such old browsers show only a notice, but
      // the script must not fail in them.
      if (id === APPLY)
        return `export default (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};`;
      if (!id.startsWith(PREFIX)) return undefined;
      // While pages are rendered, there is no document to style.
      if (this.environment.config.consumer !== 'client') return '';
      const file = id.slice(PREFIX.length, -'.js'.length);
      return `import apply from '${APPLY.replace('\0', '\\0')}'; import css from '${file}?inline'; apply(css);`;
    },
  };
}
