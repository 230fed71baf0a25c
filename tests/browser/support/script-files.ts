import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of each script, as the build has listed them (`build-steps/script-graph.ts`); read when first needed. */
let scripts: [file: string, modules: string[]][] | undefined;

/**
 * The address of the script that contains a module of the site. The bundler chooses the script's name.
 *
 * @throws If no script contains the module.
 * @example scriptWith('src/api/client.ts') // '/_astro/client.….js'
 */
export function scriptWith(module: string): string {
  scripts ??= Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../.astro/scripts.json'), 'utf8')),
  );
  const [file] = scripts.find(([, modules]) => modules.some((each) => each.endsWith(module))) ?? [];
  if (!file) throw new Error(`No script holds ${module}`);
  return `/${file}`;
}

/** The script with the client of the API. */
export const clientFile = (): string => scriptWith('src/api/client.ts');

/** The script with React. */
export const reactFile = (): string => scriptWith('react-dom-client.production.js');
