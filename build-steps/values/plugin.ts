import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withFilledValues } from '#i18n/filled-values.ts';
import { isLocale } from '#routes/locales.ts';
import * as pictures from '#styles/brand.ts';
import { absolutePath, FINISHED_TABLES } from '../browser-table.ts';
import { stopAt } from '../plain-error.ts';
import { siteMistakes } from './check.ts';
import { FILES, type ValueFile } from './table.ts';

const PICTURES = absolutePath('src/styles/brand.ts');
const READ_FOR_PICTURES = ['mark.svg', 'figure.svg', 'colours.css', 'pictures.css', 'pay-colours.css'];

/** The finished values of each file of values as the code of a module, by the file's path. */
const VALUE_MODULES: Readonly<Record<string, string>> = Object.fromEntries(
  [...FILES, { file: 'src/styles/brand.ts', held: pictures }].map(({ file, held }) => [
    absolutePath(file),
    valuesModule(absolutePath(file), held),
  ]),
);

/** Gives bundles that are made without Vite the finished results instead of the code that computes them. */
export const finishedModules = {
  name: 'petrel-finished',
  load: (id: string) => FINISHED_TABLES[id] ?? VALUE_MODULES[id],
};

/** Texts that a browser fetches on demand. They are filled here; all other texts are filled when a page is built. */
const TEXTS = /\/locales\/([\w-]+)\/\w+\.json$/;

/**
 * Replaces the files of the operator's and the brand's values with the finished values, for the pages' build and for
 * browsers. Only the build reads the environment and `brand/`; no bundle does. During development the files are read
 * again when they are saved. Browsers also get finished tables, and texts on demand with the brand's name and figures.
 */
export function operatorValues(): Plugin {
  let isDeveloping = false;
  return {
    name: 'petrel-operator-values',
    // Run before JSON texts become code.
    enforce: 'pre',
    configResolved: ({ command }) => {
      isDeveloping = command === 'serve';
    },
    async load(id) {
      if (id === absolutePath('src/environment.ts')) {
        this.error(
          'Code for browsers must not import src/environment.ts: import the value from src/config.ts or brand/brand.ts',
        );
      }
      if (this.environment.name === 'client' && FINISHED_TABLES[id]) return FINISHED_TABLES[id];
      const reads = id === PICTURES ? READ_FOR_PICTURES.map((file) => absolutePath(`brand/${file}`)) : [];
      for (const file of reads) this.addWatchFile(file);
      if (!isDeveloping || !VALUE_MODULES[id]) return VALUE_MODULES[id];
      const saved = Math.max(...[id, ...reads].map((file) => statSync(file).mtimeMs));
      const values = (await import(/* @vite-ignore */ `${pathToFileURL(id).href}?saved=${saved}`)) as ValueFile['held'];
      const [saidBy] = FILES.filter(({ file }) => absolutePath(file) === id);
      stopAt(siteMistakes(saidBy && { [saidBy.name]: values }));
      return valuesModule(id, values);
    },
    transform(code, id) {
      const [, locale] = TEXTS.exec(id) ?? [];
      if (this.environment.name !== 'client' || !isLocale(locale)) return undefined;
      return { code: JSON.stringify(withFilledValues(JSON.parse(code), locale)), map: null };
    },
  };
}

/**
 * Returns values as the code of a module. Each value is a separate export, so that a browser loads only those that its
 * page uses. The exports keep the order of the file, because a module's own list of exports is sorted by name.
 */
function valuesModule(file: string, values: object): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const of = values as Readonly<Record<string, unknown>>;
  return names.map((name) => `export const ${name} = ${JSON.stringify(of[name])};\n`).join('');
}
