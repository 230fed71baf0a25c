import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The context that the bundler passes to a group's name function. */
type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Part of the path of a page's own script, as Astro names it. `EVERY_PAGE` marks the script that every page has. */
const PAGE_SCRIPT = 'astro&type=script';
const EVERY_PAGE = 'Shell.astro?';

/** React, and the site's own module that replaces a module of `@astrojs/react`. */
const REACT = /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/layouts\/hydrate\.ts/;

/** Parts of nanostores that only pages with React need. */
const STORES_OF_ISLANDS = /node_modules\/nanostores\/(computed|deep-map|lifecycle|listen-keys|map)\//;

/** Files that share a script, by the script's name. */
const TOGETHER = Object.entries({
  // Islands need these files at once, and pages without islands load them on demand. They are small, so the script of
  // every page contains them.
  chrome: `brand/brand.ts src/config.ts src/contract/values.ts src/core/fill-in.ts src/core/time.ts
    src/domain/first-of-each-key.ts src/domain/money.ts src/domain/user-agent.ts src/session/guard.ts
    src/stores/server-clock.ts src/stores/action-state.ts src/ui/controls/copy-text.ts`,
  // Data about the current order. Few visitors have an order, so the others do not load this.
  order: 'src/order/order.ts src/order/words.ts',
  // The address of a picture. Few pages need it, but it is too small for a file of its own.
  pages: 'src/ui/art/lighthouse.svg?url&no-inline',
  // The code that shows an activity or a countdown, and links to its packages.
  offer: `src/features/activity/banner/banner-style.ts src/features/activity/banner/countdown.ts src/features/activity/banner/line.css
    src/features/activity/banner/show-line.ts src/features/activity/banner/show-offer.ts src/features/activity/packages-link.ts`,
  // Code for requests that must not be sent twice. Screens that only read need none of it.
  once: `src/app/stored-attempt.ts src/app/send-at-most-once.ts src/core/ids.ts src/order/placed.ts`,
  // Code that only screens with lists need, and small modules that come with it.
  lists: `src/app/use-page.ts src/core/paging.ts src/core/spaced.ts src/ui/art/Art.tsx
    src/ui/art/art.css src/ui/controls/CopyButton.tsx src/ui/controls/Pager.tsx src/ui/controls/pager.css
    src/ui/feedback/Empty.tsx src/ui/feedback/Loaded.tsx src/ui/feedback/empty.css`,
  // Code for visitors who are signed out: it checks email addresses and passwords.
  guestForms: `src/core/email.ts src/domain/password.ts src/session/login-hint.ts src/stores/guest-tickets.ts
    src/ui/form/PasswordField.tsx src/ui/form/use-domain-hint.ts`,
  // Code that only the form for a new ticket needs. The form for a reply has the other fields only.
  create: 'src/features/tickets/form/NewTicket.tsx src/ui/form/Select.tsx',
  // Code that two islands share, but that is too small for a file of its own.
  island: 'src/core/digits.ts',
  // The dialog. Visitors who choose a package, log in or read never see one.
  dialog: 'src/ui/controls/Dialog.tsx src/ui/controls/dialog.css',
}).map(([name, files]) => ({ name, files: files.split(/\s+/) }));

/**
 * Decides which browser modules share a file. The default is one file per set of pages
 * (docs/decisions/020-byte-budgets.md#decision).
 */
export function chunkGroups(): Plugin {
  const groups = [{ name: chunkOf, includeDependenciesRecursively: false }];
  // `allow-extension` keeps the entries' export names and still allows a group to hold a module without its imports. No
  // other value does both.
  const rolldownOptions = {
    preserveEntrySignatures: 'allow-extension',
    // Every file that imports a page's script would contain Astro's long name for that script, so shorten it.
    output: { codeSplitting: { groups }, entryFileNames: nameOfEntry },
  } as const;
  return {
    name: 'petrel-chunk-groups',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      // Stop the build if a listed file has moved: otherwise pages would get heavier, and nobody would know why.
      const all = [...this.getModuleIds()].map(projectPath);
      const lost = TOGETHER.flatMap(({ files }) => files).filter((file) => !all.includes(file));
      if (lost.length > 0)
        this.error(
          `build-steps/chunk-groups.ts: TOGETHER names files that are not in the build, so correct their paths: ${lost.join(', ')}`,
        );
    },
  };
}

/**
 * Returns the name of the file that holds a module. Null leaves the module in the file of the module that imports it.
 */
function chunkOf(id: string, context: ChunkingContext): string | null {
  // A page's own script would become a file that only contains imports.
  if (id.includes(PAGE_SCRIPT)) return id.includes(EVERY_PAGE) ? 'chrome' : null;
  if (REACT.test(id)) return 'react-dom';
  const path = projectPath(id);
  const together = TOGETHER.find(({ files }) => files.includes(path));
  if (together) return together.name;
  if (STORES_OF_ISLANDS.test(id)) return 'island';
  const { islands, isForPages, isForEveryPage, isOnDemand } = usersOf(id, context);
  // A page without islands may need this module, so keep it out of the file of an island.
  if (isForEveryPage) return 'chrome';
  if (isForPages) return islands.size > 0 ? 'pages' : null;
  const [island = ''] = islands;
  // The island uses this module, and so does a part of the island that loads on demand. The bundler can't leave such a
  // module in the island's file.
  if (islands.size === 1) return isOnDemand && !context.getModuleInfo(id)?.isEntry ? `${nameOf(island)}-parts` : null;
  if (islands.size === 0) return null;
  // Modules that two islands share get a file. So do modules that several islands of one capability share. Every island
  // loads the rest: those modules are so small that separate files would cost more.
  if (islands.size === 2) return [...islands].map(nameOf).sort().join('-');
  const [capability = '', ...others] = new Set(
    [...islands].map((each) => /\/features\/([\w-]+)\//.exec(each)?.[1] ?? ''),
  );
  return others.length > 0 ? 'island' : capability;
}

/**
 * Returns a module's path from the project's folder. For a style that scripts apply (`adopted-styles.ts`), returns the
 * path of the CSS file.
 */
function projectPath(id: string): string {
  return relative('.', id.replace('\0adopted:', '').replace(/\.css(\?inline|\.js)$/, '.css'));
}

function nameOfEntry({ name }: { name: string }): string {
  return `_astro/${name.split('.astro')[0]}.[hash].js`;
}

function nameOf(island: string): string {
  return /(\w+)\.tsx$/.exec(island)?.[1] ?? '';
}

/**
 * Returns what needs a module: islands that import it, a page's own script, the script of every page, a part on demand.
 * `isForPages` also counts dynamic imports; the others only count static ones.
 */
function usersOf(id: string, context: ChunkingContext) {
  const atOnce = closure(id, context, ({ importers }) => importers);
  const ever = closure(id, context, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]);
  return {
    islands: new Set([...atOnce].filter((user) => context.getModuleInfo(user)?.isEntry && !user.includes(PAGE_SCRIPT))),
    isForPages: [...ever].some((user) => user.includes(PAGE_SCRIPT)),
    isForEveryPage: [...atOnce].some((user) => user.includes(PAGE_SCRIPT) && user.includes(EVERY_PAGE)),
    isOnDemand: [...atOnce].some((user) => (context.getModuleInfo(user)?.dynamicImporters.length ?? 0) > 0),
  };
}

/** Returns a module and all modules from which it can be reached. */
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
