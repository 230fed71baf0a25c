import type { Plugin, Rolldown } from 'vite';

/** What a group's name function gets from the bundler. */
type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The script of a page itself, as Astro names it; and the one that every page has. */
const PAGE_SCRIPT = 'astro&type=script';
const EVERY_PAGE = 'Shell.astro?';

/** What makes up React. */
const REACT = /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//;

/** What pages without islands may need on demand, and islands at once. It weighs little, so it comes with the chrome. */
const CHROME =
  /\/brand\/brand\.ts|\/src\/(config|core\/(money|prices|time)|contract\/values\/\w+|(ui\/controls\/copy-text|session\/(find-member|return-path)|stores\/(server-clock|submit)))\.ts/;

/** Parts of nanostores that no page needs without React. */
const ISLAND_STORES = /node_modules\/nanostores\/(computed|deep-map|lifecycle|listen-keys|map)\//;

/**
 * Which browser modules share a file. Left alone, the bundler makes a file of every set of pages that share a module; thirty small files
 * compress worse than eight, and each costs a preload (docs/decisions/033-few-script-files.md#decision).
 */
export function chunkGroups(): Plugin {
  const groups = [{ name: chunkOf, includeDependenciesRecursively: false }];
  // Any other policy, such as Astro's, would let entries lose their names, or forbid groups without everything they import.
  const rolldownOptions = {
    preserveEntrySignatures: 'allow-extension',
    output: { codeSplitting: { groups } },
  } as const;
  return {
    name: 'petrel-chunk-groups',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
  };
}

/** The file of a module; null leaves it with whatever imports it. */
function chunkOf(id: string, context: ChunkingContext): string | null {
  if (id.includes(PAGE_SCRIPT)) return null;
  if (REACT.test(id)) return 'react-dom';
  if (CHROME.test(id)) return 'chrome';
  if (ISLAND_STORES.test(id)) return 'island';
  const { islands, isForPages, isForEveryPage, isOnDemand } = usersOf(id, context);
  // Never with an island's code: a page without islands may need it.
  if (isForPages) return isForEveryPage ? 'chrome' : islands.size > 0 ? 'pages' : null;
  const [island = ''] = islands;
  // An island's own module that a part of it on demand needs as well: the bundler can't leave it with the island.
  if (islands.size === 1) return isOnDemand && !context.getModuleInfo(id)?.isEntry ? `${nameOf(island)}-parts` : null;
  if (islands.size === 0) return null;
  // Two screens have a file together, and so have more of one capability. What more of several share comes with every island: it weighs less
  // than files of its own would cost.
  if (islands.size === 2) return [...islands].map(nameOf).sort().join('-');
  const [capability = '', ...others] = new Set(
    [...islands].map((each) => /\/features\/([\w-]+)\//.exec(each)?.[1] ?? ''),
  );
  return others.length > 0 ? 'island' : capability;
}

function nameOf(island: string): string {
  return /(\w+)\.tsx$/.exec(island)?.[1] ?? '';
}

/** Who needs a module. */
interface Users {
  /** The islands that load it at once. */
  islands: Set<string>;
  /** Does a page's own script load it, at once or on demand? */
  isForPages: boolean;
  /** At once on every page? */
  isForEveryPage: boolean;
  /** Does something load it on demand? */
  isOnDemand: boolean;
}

function usersOf(id: string, context: ChunkingContext): Users {
  const atOnce = closure(id, context, ({ importers }) => importers);
  const ever = closure(id, context, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]);
  return {
    islands: new Set([...atOnce].filter((user) => context.getModuleInfo(user)?.isEntry && !user.includes(PAGE_SCRIPT))),
    isForPages: [...ever].some((user) => user.includes(PAGE_SCRIPT)),
    isForEveryPage: [...atOnce].some((user) => user.includes(PAGE_SCRIPT) && user.includes(EVERY_PAGE)),
    isOnDemand: [...atOnce].some((user) => (context.getModuleInfo(user)?.dynamicImporters.length ?? 0) > 0),
  };
}

/** A module with everything that leads to it. */
function closure(
  id: string,
  context: ChunkingContext,
  next: (info: Rolldown.ModuleInfo) => readonly string[],
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const info = context.getModuleInfo(id);
  for (const each of info ? next(info) : []) closure(each, context, next, found);
  return found;
}
