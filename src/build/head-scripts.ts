import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { guardPaths, payingPaths, shellParameters } from '../routes/hosting.ts';
import { isSandboxBuild } from './sandbox-build.ts';

const NAME = 'virtual:head-scripts';
/**
 * Each script's file. `boot` has variants, as most screens do without: the full ones forward visits and keep what a link brings, others
 * watch over islands, or over islands with a form.
 */
const SCRIPTS = {
  boot: 'boot.ts',
  fullBoot: 'boot.ts',
  islandBoot: 'boot.ts',
  formBoot: 'boot.ts',
  fullFormBoot: 'boot.ts',
  stub: 'stub.ts',
  notFound: 'not-found.ts',
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
      const exports = Object.entries(SCRIPTS).map(async ([name, file]) => {
        const { code, inputs } = await bundle(fileURLToPath(new URL(`../boot/${file}`, import.meta.url)), {
          IS_FULL: String(name.startsWith('full')),
          HAS_ISLANDS: String(/island|form/i.test(name)),
          HAS_FORMS: String(/form/i.test(name)),
        });
        for (const input of inputs) this.addWatchFile(input);
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return (await Promise.all(exports)).join('\n');
    },
  };
}

async function bundle(entry: string, variant: Record<string, string>): Promise<{ code: string; inputs: string[] }> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    // The module is loaded for what it exports; the others are inline.
    format: entry.endsWith('/new-version.ts') ? 'esm' : 'iife',
    target: 'es2022',
    // Keeps Chinese characters as they are: escaped they would take more bytes.
    charset: 'utf8',
    define: {
      GUARD_PATHS: JSON.stringify(guardPaths()),
      PAYING_PATHS: JSON.stringify(payingPaths()),
      SHELLS: JSON.stringify(shellParameters()),
      ...variant,
      SANDBOX_BUILD: String(isSandboxBuild),
    },
  });
  const code = result.outputFiles[0]?.text.trim() ?? '';
  return { code, inputs: Object.keys(result.metafile.inputs) };
}
