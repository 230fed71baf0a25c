import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const graph = new Map<string, Promise<string[]>>();

/**
 * The modules that a page's islands need at once, in the order in which they are met: Astro names only the entries, so
 * without these each further level of imports would cost a round trip (design: Islands).
 */
export async function preloadsOf(html: string, dist: string): Promise<string[]> {
  const eager = [...html.matchAll(/<astro-island\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /client="load"/.test(tag));
  const entries = eager.flatMap((tag) =>
    [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url),
  );
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of await staticImports(file, dist)) await visit(next);
  };
  for (const entry of entries) await visit(entry);
  return [...found];
}

function staticImports(file: string, dist: string): Promise<string[]> {
  const known = graph.get(file);
  if (known) return known;
  const reading = readFile(join(dist, file), 'utf8').then((code) =>
    [...code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+from\s*)?["'](\.[^"']+\.js)["']/g)].map(
      ([, path = '']) => posix.join(posix.dirname(file), path),
    ),
  );
  graph.set(file, reading);
  return reading;
}

/** The text of all code that a page's scripts and islands load, at once or later. */
export async function codeOf(html: string, dist: string): Promise<string> {
  const found = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.set(file, '');
    const code = await readFile(join(dist, file), 'utf8');
    found.set(file, code);
    for (const [, name = ''] of code.matchAll(/["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g))
      await visit(`/_astro/${name}`);
  };
  for (const [, url = ''] of html.matchAll(/\s(?:src|component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g))
    await visit(url);
  return [...found.values()].join('\n');
}
