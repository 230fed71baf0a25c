import type { Rolldown } from 'vite';

/** What a group's name function gets from the bundler. */
type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Folders whose modules islands share. */
const ISLAND = /node_modules\/(@nanostores|nanostores)\/|\/src\/(island|ui|i18n|browser|model|stores|routes|core)\//;

/** What only screens with a form need, however many they are: others do without. */
const FORM = /\/src\/model\/drafts/;

/** The script of a page itself, as Astro names it. */
const PAGE_SCRIPT = 'astro&type=script';

/**
 * Which browser modules share a file. Left alone, the bundler makes a file of every module that two pages share; thirty small
 * files compress worse than one, and each costs a preload. Groups with a higher priority win, and each brings along what its modules
 * import, unless a group before it already has it.
 */
export const chunkGroups = [
  // Every page loads this, so nothing of React and nothing of the sender may be in it, nor what few pages ask for.
  {
    name: 'chrome',
    test: /\/src\/features\/((chrome|activity\/banner)\/(?!ask-offer|in-app)|offline\/register)/,
    priority: 30,
  },
  // Apart from the chrome, because static pages need it only together with the sender.
  { name: 'config', test: /\/src\/config\.ts/, priority: 25 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 20 },
  // The sender and all it needs; static pages and forms load it on demand. Forms judge failures without it.
  { name: 'sender', test: /node_modules\/(ky|valibot)\/|\/src\/(api\/(?!leaves-open)|model\/sender)/, priority: 15 },
  // What most islands share, except modules that pages without React load, too.
  {
    name: (id: string, context: ChunkingContext) =>
      ISLAND.test(id) && !FORM.test(id) && !isForPages(id, context) ? 'island' : null,
    priority: 10,
    minShareCount: 8,
  },
];

/** Does a page's own script import this module statically, directly or through others? */
function isForPages(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id.includes(PAGE_SCRIPT)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isForPages(importer, context, seen));
}
