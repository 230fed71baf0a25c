import type { Plugin } from 'vite';
import { noteShipped } from './shipped-licenses.ts';

/** A script file of the built site, as the bundler knows it. */
export interface Chunk {
  /** Its path below the site's folder, without a leading slash: `_astro/chrome.C13leFuZ.js`. */
  fileName: string;
  /** Files that it imports statically, in that order. */
  imports: readonly string[];
  /** Paths of the modules inside. */
  modules: readonly string[];
  /** The module for which pages or imports on demand load this file, if any. */
  entry?: string;
}

/** All script files by their names. */
export type ScriptGraph = ReadonlyMap<string, Chunk>;

/** What each module of the browser's scripts imports, statically or on demand, by path and regardless of files. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

let built: { scripts: ScriptGraph; modules: ModuleGraph } | undefined;

/** Stores what the bundler reports about the browser's scripts, for the steps that finish the pages. */
export function scriptGraph(): Plugin {
  return {
    name: 'petrel-script-graph',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        noteShipped(chunks.flatMap(({ moduleIds }) => moduleIds));
        const scripts = chunks.map(({ fileName, imports, moduleIds: modules, facadeModuleId }): [string, Chunk] => [
          fileName,
          { fileName, imports, modules, ...(facadeModuleId && { entry: facadeModuleId }) },
        ]);
        const modules = [...this.getModuleIds()].map((id): [string, string[]] => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          return [id, [...importedIds, ...dynamicallyImportedIds]];
        });
        built = { scripts: new Map(scripts), modules: new Map(modules) };
      },
    },
  };
}

/** The scripts of the current build, by file and by module. */
export function builtScripts(): { scripts: ScriptGraph; modules: ModuleGraph } {
  if (!built) throw new Error('The scripts are not built yet: does astro.config.mjs still list scriptGraph()?');
  return built;
}

/**
 * The file that contains the module whose path ends like this. Throws if there is none, because the module must have
 * moved.
 */
export function chunkWith(graph: ScriptGraph, moduleSuffix: string): Chunk {
  const found = [...graph.values()].find(({ modules }) => modules.some((id) => id.endsWith(moduleSuffix)));
  if (!found) throw new Error(`No script of the site holds ${moduleSuffix}: where has it gone?`);
  return found;
}

/**
 * The shortest chain of imports, static or on demand, from some modules to the one whose path ends like this; undefined
 * if there is none. Throws if no module has such a path, because it must have moved.
 *
 * @example importChain(modules, ['/src/Shop.tsx'], '/pay.ts') // ['/src/Shop.tsx', '/src/order.ts', '/src/pay.ts']
 */
export function importChain(
  modules: ModuleGraph,
  entries: readonly string[],
  moduleSuffix: string,
): string[] | undefined {
  if (![...modules.keys()].some((id) => id.endsWith(moduleSuffix)))
    throw new Error(`No module of the site's scripts is called ${moduleSuffix}: where has it gone?`);
  const chains = new Map(entries.map((entry) => [entry, [entry]]));
  // Iterating a map also visits entries that are added on the way.
  for (const [id, chain] of chains) {
    if (id.endsWith(moduleSuffix)) return chain;
    for (const next of modules.get(id) ?? []) if (!chains.has(next)) chains.set(next, [...chain, next]);
  }
  return undefined;
}

/** The given files with everything they import statically, in the order of discovery. */
export function neededAtOnce(graph: ScriptGraph, fileNames: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (fileName: string): void => {
    const chunk = graph.get(fileName);
    if (!chunk) throw new Error(`${fileName} is none of the site's scripts, though something loads it`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const each of chunk.imports) visit(each);
  };
  for (const fileName of fileNames) visit(fileName);
  return [...found];
}
