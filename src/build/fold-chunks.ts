import type { ESTree, Plugin, Rolldown } from 'vite';

/** What pages have to name instead of a file that was folded away: by its path below the site's folder, without a leading slash. */
const folded = new Map<string, string>();

/** The bundler's own helper, which it keeps in a file of its own. */
const HELPER = /^\0rolldown\/runtime/;

/** The files that pages name, but that other files stand for. */
export function foldedScripts(): ReadonlyMap<string, string> {
  return folded;
}

/**
 * Folds away files without code of their own: the bundler writes one for each entry that shares a file with others, only to pass its
 * exports on, and one for its own helper. Each costs a request, and where it is imported on demand a round trip more
 * (docs/decisions/033-few-script-files.md#decision).
 */
export function foldChunks(): Plugin {
  return {
    name: 'petrel-fold-chunks',
    // Another policy would let entries lose their names, or forbid groups without everything they import.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        folded.clear();
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of chunks) {
          const passed = passedOn(this.parse(chunk.code));
          const target = passed && chunks.find(({ fileName }) => fileName.endsWith(passed.from.slice(1)));
          if (!passed || !target) continue;
          if (chunk.isEntry) folded.set(chunk.fileName, target.fileName);
          if (passed.names.has('default')) addDefault(target, passed.names.get('default') ?? '');
          for (const importer of chunks) importDirectly(importer, chunk, target, passed.names);
          delete bundle[chunk.fileName];
        }
        const helper = chunks.find(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => HELPER.test(id)));
        if (!helper) return;
        for (const importer of chunks) includeHelper(importer, helper);
        delete bundle[helper.fileName];
        // Files that a part on demand needs are listed by name; what stood for two is fetched once.
        const [host] = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/node_modules/react-dom/')),
        );
        for (const chunk of chunks) {
          if (host) chunk.code = chunk.code.replaceAll(`"${helper.fileName}"`, `"${host.fileName}"`);
          const left = [...folded.keys(), helper.fileName].find((gone) =>
            chunk.code.includes(`/${gone.replace(/^.*\//, '')}`),
          );
          if (left && bundle[chunk.fileName]) this.error(`${chunk.fileName} still asks for ${left}`);
        }
      },
    },
  };
}

/** Puts the bundler's helper into a file that imports it. */
function includeHelper(importer: Rolldown.OutputChunk, { fileName, code }: Rolldown.OutputChunk): void {
  if (!importer.imports.includes(fileName)) return;
  const name = fileName.replace(/^.*\//, '');
  const [, body = '', exported = ''] = /^([\s\S]*)export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  const returned = exported.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  importer.code = importer.code.replace(
    /import\s*\{([^}]*)\}\s*from\s*"\.\/([^"]+)";/g,
    (statement, imported: string, from: string) =>
      from === name ? `const{${imported.replaceAll(' as ', ':')}}=(()=>{${body}return{${returned}}})();` : statement,
  );
  if (!body || importer.code.includes(name)) throw new Error(`${importer.fileName} still asks for ${name}`);
  importer.imports = importer.imports.filter((each) => each !== fileName);
}

/** If a file does nothing but pass on another's exports: from where, and under which names there. */
function passedOn({ body }: ESTree.Program): { from: string; names: Map<string, string> } | undefined {
  const [only, ...others] = body;
  if (!only || others.length > 0) return undefined;
  if (only.type === 'ImportDeclaration' && only.specifiers.length === 0)
    return { from: only.source.value, names: new Map() };
  if (only.type !== 'ExportNamedDeclaration' || !only.source) return undefined;
  const names = only.specifiers.map(({ exported, local }): [string, string] => [nameOf(exported), nameOf(local)]);
  return { from: only.source.value, names: new Map(names) };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Lets a file pass on one of its exports as its default: Astro loads React's renderer by that name. */
function addDefault(target: Rolldown.OutputChunk, exported: string): void {
  const code = target.code.replace(new RegExp(`([\\w$]+) as ${exported}(?=[,}])`), `$&,$1 as default`);
  if (code === target.code) throw new Error(`${target.fileName} has no export "${exported}" that could be its default`);
  target.code = code;
}

/** Imports on demand what stands behind a file, not that file. */
function importDirectly(
  importer: Rolldown.OutputChunk,
  { fileName }: Rolldown.OutputChunk,
  target: Rolldown.OutputChunk,
  names: ReadonlyMap<string, string>,
): void {
  if (!importer.dynamicImports.includes(fileName)) return;
  const name = fileName.replace(/^.*\//, '');
  const targetName = target.fileName.replace(/^.*\//, '');
  const picked = [...names].map(([exported, local]) => `${exported}:m.${local}`).join();
  importer.code = importer.code
    .replaceAll(`import(\`./${name}\`)`, `import(\`./${targetName}\`).then(m=>({${picked}}))`)
    .replaceAll(`"${fileName}"`, `"${target.fileName}"`);
  if (importer.code.includes(name)) throw new Error(`${importer.fileName} still asks for ${name}`);
  importer.dynamicImports = importer.dynamicImports.map((each) => (each === fileName ? target.fileName : each));
}
