import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, runNode } from '../../recipes/support/project.ts';

/** A built site, in a folder of its own. */
interface BuiltSite {
  distDir: string;
  /** What the build said. */
  said: string;
  remove(): void;
}

/** Builds the site as an operator does who has set values in `src/config.ts`, each by its name. */
export async function siteWith(values: Readonly<Record<string, unknown>>): Promise<BuiltSite> {
  const { folder, remove } = copyProject();
  const file = join(folder, 'src/config.ts');
  const config = Object.entries(values).reduce(setValue, readFileSync(file, 'utf8'));
  writeFileSync(file, config);
  const { isGood, output } = await runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build'], {
    SANDBOX_BUILD: '1',
  });
  if (!isGood) throw new Error(output.slice(-3000));
  return { distDir: join(folder, 'dist'), said: output, remove };
}

function setValue(config: string, [name, value]: [string, unknown]): string {
  const changed = config.replace(new RegExp(`(export const ${name}: .*) = .*;`), `$1 = ${JSON.stringify(value)};`);
  if (changed === config) throw new Error(`src/config.ts has no value ${name} on a line of its own`);
  return changed;
}
