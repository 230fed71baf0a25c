import { join } from 'node:path';
import type { Plugin } from 'vite';
import { COLOUR_FILES, readColours } from './colours.ts';
import { readFigure, readMark } from './drawings.ts';
import { BRAND_FOLDER } from './folder.ts';

/** What is made of the brand's files: each module's files, export and value. One each, since scripts need the mark alone. */
const MODULES: Readonly<Record<string, { files: readonly string[]; read: () => unknown }>> = {
  mark: { files: ['mark.svg'], read: readMark },
  figure: { files: ['figure.svg'], read: readFigure },
  colours: { files: COLOUR_FILES, read: () => Object.fromEntries(readColours()) },
};

/** Provides `virtual:brand/mark`, `virtual:brand/figure` and `virtual:brand/colours`: the brand's drawings and colours, for code. */
export function brandModules(): Plugin {
  return {
    name: 'petrel-brand-modules',
    resolveId: (id) => (moduleOf(id) ? `\0${id}` : undefined),
    load(id) {
      const [name, module] = moduleOf(id.slice(1)) ?? [];
      if (!module) return undefined;
      for (const file of module.files) this.addWatchFile(join(BRAND_FOLDER, file));
      return `export const ${name} = ${JSON.stringify(module.read())};`;
    },
  };
}

function moduleOf(id: string) {
  return Object.entries(MODULES).find(([name]) => id === `virtual:brand/${name}`);
}
