import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { guardPaths, payingPaths, shellParameters } from '../routes/hosting.ts';
import { isSandboxBuild } from './sandbox-build.ts';

const NAME = 'virtual:head-scripts';
/** Each script's file; `fullBoot` is `boot` with what few screens need: to forward visits, to keep what a link brings. */
const SCRIPTS = {
  boot: 'boot.ts',
  fullBoot: 'boot.ts',
  stub: 'stub.ts',
  notFound: 'not-found.ts',
  payment: 'payment.ts',
};

/** Provides `virtual:head-scripts`: the head's scripts from `src/boot`, each bundled into one inline script. */
export function headScripts(): Plugin {
  return {
    name: 'petrel-head-scripts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const exports = Object.entries(SCRIPTS).map(async ([name, file]) => {
        const { code, inputs } = await bundle(
          fileURLToPath(new URL(`../boot/${file}`, import.meta.url)),
          name === 'fullBoot',
        );
        for (const input of inputs) this.addWatchFile(input);
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return (await Promise.all(exports)).join('\n');
    },
  };
}

async function bundle(entry: string, isFull: boolean): Promise<{ code: string; inputs: string[] }> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    // Keeps Chinese characters as they are: escaped they would take more bytes.
    charset: 'utf8',
    define: {
      GUARD_PATHS: JSON.stringify(guardPaths()),
      PAYING_PATHS: JSON.stringify(payingPaths()),
      SHELLS: JSON.stringify(shellParameters()),
      IS_FULL: String(isFull),
      SANDBOX_BUILD: String(isSandboxBuild),
    },
  });
  const code = result.outputFiles[0]?.text.trim() ?? '';
  return { code, inputs: Object.keys(result.metafile.inputs) };
}
