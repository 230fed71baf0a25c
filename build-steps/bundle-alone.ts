import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { finishedModules } from './browser-table.ts';
import { buildConstants } from './build-constants.ts';
import { noteShipped } from './shipped-licenses.ts';

/** A script bundled separately from Vite's: one of the head's, or the worker. */
interface Alone {
  code: string;
  /** The source files in it. */
  inputs: readonly string[];
}

/**
 * Bundles a file of `src` with all its imports into one script, with the constants of all bundles and additional ones.
 *
 * @param format `es` for a module that is imported for its exports.
 */
export async function bundleAlone(
  file: string,
  format: 'iife' | 'es' = 'iife',
  constants: Readonly<Record<string, unknown>> = {},
): Promise<Alone> {
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../src/${file}`, import.meta.url)),
    platform: 'browser',
    plugins: [finishedModules],
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', ...buildConstants(), ...Object.fromEntries(texts) },
    },
  });
  const { output } = await bundle.generate({ format, minify: true, comments: false, codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  noteShipped(moduleIds);
  return { code: code.trim(), inputs: moduleIds };
}
