import type { Plugin } from 'vite';

/** A script file of the built site, as the bundler knows it. */
export interface Chunk {
  /** Its path below the site, without a slash in front: `_astro/chrome.C13leFuZ.js`. */
  fileName: string;
  /** Files that come with it, in the order in which it imports them. */
  imports: readonly string[];
  /** Files that it may fetch later. */
  dynamicImports: readonly string[];
  /** Paths of the modules inside. */
  modules: readonly string[];
  code: string;
}

/** All script files by their names. */
export type ScriptGraph = ReadonlyMap<string, Chunk>;

let built: ScriptGraph | undefined;

/** Keeps what the bundler says about the browser's scripts, for the steps that finish the pages. */
export function scriptGraph(): Plugin {
  return {
    name: 'petrel-script-graph',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        built = new Map(
          chunks.map(({ fileName, imports, dynamicImports, moduleIds, code }) => [
            fileName,
            { fileName, imports, dynamicImports, modules: moduleIds, code },
          ]),
        );
      },
    },
  };
}

/** The scripts of the build that is under way. */
export function builtScripts(): ScriptGraph {
  if (!built) throw new Error('The scripts are not built yet: does astro.config.mjs still list scriptGraph()?');
  return built;
}

/** The file that holds a module, named by the end of its path. Throws when there is none: the module has moved. */
export function chunkWith(graph: ScriptGraph, moduleSuffix: string): Chunk {
  const found = [...graph.values()].find(({ modules }) => modules.some((id) => id.endsWith(moduleSuffix)));
  if (!found) throw new Error(`No script of the site holds ${moduleSuffix}: where has it gone?`);
  return found;
}

/** The files that come at once with the named ones, in the order in which they are met. */
export function neededAtOnce(graph: ScriptGraph, fileNames: readonly string[]): Chunk[] {
  return closure(graph, fileNames, ({ imports }) => imports);
}

/** The files that come with the named ones, at once or later. */
export function neededEver(graph: ScriptGraph, fileNames: readonly string[]): Chunk[] {
  return closure(graph, fileNames, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

function closure(graph: ScriptGraph, fileNames: readonly string[], next: (chunk: Chunk) => readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (fileName: string): void => {
    const chunk = graph.get(fileName);
    if (!chunk) throw new Error(`${fileName} is none of the site's scripts, though something loads it`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const each of next(chunk)) visit(each);
  };
  for (const fileName of fileNames) visit(fileName);
  return [...found];
}
