import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { allHeadParts, HEAD_PARTS } from '../routes/head-parts.ts';
import { guardPaths, payingPaths, shellParameters } from '../routes/hosting.ts';
import { buildConstants } from './build-constants.ts';
import { finishedModules } from './finished-modules.ts';
import { noteShipped } from './shipped-licenses.ts';

const NAME = 'virtual:head-scripts';
/** The files of the scripts of pages that are no screens, or have one more than other screens. */
const SCRIPTS = {
  stub: 'stub.ts',
  notFound: 'not-found.ts',
  notFoundInLanguage: 'not-found-in-language.ts',
  payment: 'payment.ts',
  newVersion: 'new-version.ts',
};

/** Provides `virtual:head-scripts`: the head's scripts from `src/boot`, each bundled into one inline script. */
export function headScripts(): Plugin {
  return {
    name: 'petrel-head-scripts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const make = async (file: string, parts = ''): Promise<string> => {
        const { code, inputs } = await bundle(fileURLToPath(new URL(`../boot/${file}`, import.meta.url)), parts);
        for (const input of inputs) this.addWatchFile(input);
        noteShipped(inputs);
        return JSON.stringify(code);
      };
      const boots = allHeadParts().map(async (parts) => `${JSON.stringify(parts)}: ${await make('boot.ts', parts)}`);
      const others = Object.entries(SCRIPTS).map(async ([name, file]) => `export const ${name} = ${await make(file)};`);
      return [`export const boots = {${await Promise.all(boots)}};`, ...(await Promise.all(others))].join('\n');
    },
  };
}

async function bundle(entry: string, parts: string): Promise<{ code: string; inputs: string[] }> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    plugins: [finishedModules()],
    // The module is loaded for what it exports; the others are inline.
    format: entry.endsWith('/new-version.ts') ? 'esm' : 'iife',
    target: 'es2022',
    // Keeps Chinese characters as they are: escaped they would take more bytes.
    charset: 'utf8',
    define: {
      GUARD_PATHS: JSON.stringify(guardPaths()),
      PAYING_PATHS: JSON.stringify(payingPaths()),
      SHELLS: JSON.stringify(shellParameters()),
      ...Object.fromEntries(
        Object.entries(HEAD_PARTS).map(([part, name]) => [name, String(parts.split(' ').includes(part))]),
      ),
      ...buildConstants(),
    },
  });
  const code = result.outputFiles[0]?.text.trim() ?? '';
  return { code, inputs: Object.keys(result.metafile.inputs) };
}
