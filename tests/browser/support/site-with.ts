import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#environment.ts';
import { copyProject, runNode } from '../../recipes/support/project.ts';

/** A built site in a temporary folder. */
interface BuiltSite {
  distDir: string;
  remove(): void;
}

/**
 * Builds the site with values that an operator may set. A value is set by its variable, or in `src/config.ts` if it has
 * none.
 *
 * @param values The values by their names.
 * @param more Additional variables.
 * @throws If the build fails, with the end of its output.
 */
export async function siteWith(
  values: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const { folder, remove } = copyProject();
  const file = join(folder, 'src/config.ts');
  const variables = Object.entries(values).map(([name, value]) => variablesOf(name, value));
  const others = Object.entries(values).filter((_, place) => Object.keys(variables[place] ?? {}).length === 0);
  writeFileSync(file, others.reduce(setValue, readFileSync(file, 'utf8')));
  const { isGood, output } = await runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build'], {
    SANDBOX_BUILD: '1',
    ...Object.assign({}, ...variables),
    ...more,
  });
  if (!isGood) throw new Error(output.slice(-3000));
  return { distDir: join(folder, 'dist'), remove };
}

/** The variables that set a value or its parts; none if neither has a variable. */
function variablesOf(path: string, value: unknown): Record<string, string> {
  const known = settings.all().find((one) => one.path === path);
  if (known) return { [known.variable]: String(value) };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => variablesOf(`${path}.${key}`, inner)));
}

function setValue(config: string, [name, value]: [string, unknown]): string {
  const changed = config.replace(
    new RegExp(`(export const ${name}: [^=]*) =\\s(?:\\{\\n[^}]*\\}|[^;]*);`),
    `$1 = ${JSON.stringify(value)};`,
  );
  if (changed === config) throw new Error(`src/config.ts has no value ${name}`);
  return changed;
}
