import { rolldown } from 'rolldown';
import { absolutePath } from './browser-table.ts';
import { buildConstants } from './build-constants.ts';
import { noteShipped } from './shipped-licenses.ts';
import { finishedModules } from './values/plugin.ts';

/**
 * Bundles a file of `src` and all its imports into one script, without Vite. Such a file is a script of the head, or
 * the service worker.
 *
 * @param format `es` makes a module that is imported for its exports.
 * @param constants Names in the code, and the values to put in their place.
 * @returns The code, and the source files that are in it (`inputs`).
 */
export async function bundleAlone(
  file: string,
  format: 'iife' | 'es' = 'iife',
  constants: Readonly<Record<string, unknown>> = {},
): Promise<{ code: string; inputs: readonly string[] }> {
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const bundle = await rolldown({
    input: absolutePath(`src/${file}`),
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
