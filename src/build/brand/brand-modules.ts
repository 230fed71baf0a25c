import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandValues } from '../../i18n/brand-values.ts';
import { isLocale } from '../../routes/locales.ts';
import { COLOUR_FILES, readColours } from './colours.ts';
import { readFigure, readMark } from './drawings.ts';
import { BRAND_FOLDER } from './folder.ts';

/** What is made of the brand's files: each module's files, export and value. One each, since scripts need the mark alone. */
const MODULES: Readonly<Record<string, { files: readonly string[]; read: () => unknown }>> = {
  mark: { files: ['mark.svg'], read: readMark },
  figure: { files: ['figure.svg'], read: readFigure },
  colours: { files: COLOUR_FILES, read: () => Object.fromEntries(readColours()) },
};

/** Texts that a browser fetches on demand, as they stand; all others are filled where a page is built. */
const TEXTS = /\/locales\/([\w-]+)\/\w+\.json$/;

/**
 * Provides `virtual:brand/mark`, `virtual:brand/figure` and `virtual:brand/colours`: the brand's drawings and colours, for code. Fills what
 * is the brand's into texts that come on demand.
 */
export function brandModules(): Plugin {
  return {
    name: 'petrel-brand-modules',
    // Before texts in JSON become code.
    enforce: 'pre',
    resolveId: (id) => (moduleOf(id) ? `\0${id}` : undefined),
    load(id) {
      const [name, module] = moduleOf(id.slice(1)) ?? [];
      if (!module) return undefined;
      for (const file of module.files) this.addWatchFile(join(BRAND_FOLDER, file));
      return `export const ${name} = ${JSON.stringify(module.read())};`;
    },
    transform(code, id) {
      const [, locale] = TEXTS.exec(id) ?? [];
      if (this.environment.name !== 'client' || !isLocale(locale)) return undefined;
      const filled = Object.entries(brandValues(locale)).reduce(
        (rest, [name, value]) => rest.replaceAll(`{{${name}}}`, JSON.stringify(value).slice(1, -1)),
        code,
      );
      return { code: filled, map: null };
    },
  };
}

function moduleOf(id: string) {
  return Object.entries(MODULES).find(([name]) => id === `virtual:brand/${name}`);
}
