import type { Plugin } from 'vite';
import { bundleAlone } from './bundle-alone.ts';

const NAME = 'virtual:head-scripts';

/** The head's scripts by the names that pages import, each with its file in `src/head`. */
const SCRIPTS = {
  boot: 'boot.ts',
  bootCall: 'boot-call.ts',
  bootScreen: 'boot-screen.ts',
  bootLink: 'boot-link.ts',
  stub: 'stub.ts',
  notFound: 'not-found.ts',
  payment: 'payment.ts',
  newVersion: 'new-version.ts',
};

/**
 * Provides `virtual:head-scripts`: the scripts from `src/head`, each bundled into one inline script, so that the first
 * paint waits for no request.
 */
export function headScripts(): Plugin {
  return {
    name: 'petrel-head-scripts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const scripts = Object.entries(SCRIPTS).map(async ([name, file]) => {
        // One is a module, imported for its exports; the others are inline.
        const { code, inputs } = await bundleAlone(`head/${file}`, name === 'newVersion' ? 'es' : 'iife');
        for (const input of inputs) this.addWatchFile(input);
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return (await Promise.all(scripts)).join('\n');
    },
  };
}
