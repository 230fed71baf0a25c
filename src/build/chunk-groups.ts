import type { Rolldown } from 'vite';

/** What the site's own code is asked for in the bundler's words. */
type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Folders of pieces that islands share. */
const ISLAND = /node_modules\/(@nanostores|nanostores)\/|\/src\/(island|ui|i18n|browser|stores|routes|core)\//;

/** The script of a page itself, as Astro names it. */
const PAGE_SCRIPT = 'astro&type=script';

/**
 * Which modules of the browser travel together. Left alone, the bundler makes a file of every module that two pages share;
 * thirty small files compress worse than one, and each costs a preload. Earlier groups win, and each brings along what its modules
 * import, as far as no earlier group has it.
 */
export const chunkGroups = [
  // What every page loads: nothing of React and nothing of the sender may stand with it.
  { name: 'chrome', test: /\/src\/features\/(chrome|activity\/banner)\//, priority: 30 },
  // Static pages need it with the sender only.
  { name: 'config', test: /\/src\/config\.ts/, priority: 25 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 20 },
  // The sender and all it needs; static pages and forms load it when they need it.
  { name: 'sender', test: /node_modules\/(ky|valibot)\/|\/src\/(api\/|stores\/sender)/, priority: 15 },
  // What most islands share. A module that a page without React loads as well stays by itself.
  {
    name: (id: string, context: ChunkingContext) => (ISLAND.test(id) && !isForPages(id, context) ? 'island' : null),
    priority: 10,
    minShareCount: 8,
  },
];

/** Does a page's own script come to import this module at once? */
function isForPages(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id.includes(PAGE_SCRIPT)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isForPages(importer, context, seen));
}
