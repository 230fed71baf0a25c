import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of each script, as the build has noted them (`build-steps/script-graph.ts`); read once it is built. */
let scripts: [file: string, modules: string[]][] | undefined;

/**
 * The script that holds a module of the site, as browsers ask for it. Which name it has is the bundler's affair.
 *
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

/** The script that makes calls. */
export const clientFile = (): string => scriptWith('src/api/client.ts');

/** React's script. */
export const reactFile = (): string => scriptWith('react-dom-client.production.js');
