import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { noteShipped } from './shipped-licenses.ts';

/** A script file of the built site, as the bundler knows it. */
export interface Chunk {
  /** The script's path below the site's folder, without a leading slash: `_astro/chrome.C13leFuZ.js`. */
  fileName: string;
  /** The files that the script imports statically, in that order. */
  imports: readonly string[];
  /** The paths of the modules inside. */
  modules: readonly string[];
}

/** All script files by their names. */
export type ScriptGraph = ReadonlyMap<string, Chunk>;

/** A module variable, because Vite's plugin (step 6 in astro.config.mjs) can't hand a value to Astro's integration. */
let built: ScriptGraph | undefined;

/**
 * Stores what the bundler reports about the browser's scripts, for the steps that finish the pages. Writes the modules
 * of each script into `.astro/scripts.json`, for tests.
 */
export function scriptGraph(): Plugin {
  return {
    name: 'petrel-script-graph',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        noteShipped(chunks.flatMap(({ moduleIds }) => moduleIds));
        built = new Map(
          chunks.map(({ fileName, imports, moduleIds: modules }) => [fileName, { fileName, imports, modules }]),
        );
        const list = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative('.', id))]);
        writeFileSync('.astro/scripts.json', JSON.stringify(Object.fromEntries(list)));
      },
    },
  };
}

/** Returns the scripts of the current build. */
export function builtScripts(): ScriptGraph {
  if (!built) throw new Error('The scripts are not built yet: does astro.config.mjs still list scriptGraph()?');
  return built;
}

/**
 * Returns the file that contains the module whose path ends in `moduleSuffix`. Throws if there is none, because the
 * module must have moved.
 */
export function chunkWith(graph: ScriptGraph, moduleSuffix: string): Chunk {
  const found = [...graph.values()].find(({ modules }) => modules.some((id) => id.endsWith(moduleSuffix)));
  if (!found)
    throw new Error(
      `No script of the site contains ${moduleSuffix}: if the file has moved, correct its path in build-steps`,
    );
  return found;
}

/** Returns the given files and everything that they import statically, in the order of discovery. */
export function neededAtOnce(graph: ScriptGraph, fileNames: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (fileName: string): void => {
    const chunk = graph.get(fileName);
    if (!chunk) throw new Error(`Something loads ${fileName}, but the build made no such script`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const each of chunk.imports) visit(each);
  };
  for (const fileName of fileNames) visit(fileName);
  return [...found];
}
