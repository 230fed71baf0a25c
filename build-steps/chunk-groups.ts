import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The context that the bundler passes to a group's name function. */
type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The marks in the path of a page's own script as Astro names it, and of the script that every page has. */
const PAGE_SCRIPT = 'astro&type=script';
const EVERY_PAGE = 'Shell.astro?';

/** React, and what stands in for one of its modules. */
const REACT = /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/layouts\/hydrate\.ts/;

/** Parts of nanostores that only pages with React need. */
const STORES_OF_ISLANDS = /node_modules\/nanostores\/(computed|deep-map|lifecycle|listen-keys|map)\//;

/** Files that stand together in a script, by its name. */
const TOGETHER = Object.entries({
  // What pages without islands may load on demand, and islands at once. It is little, so it comes with the chrome.
  chrome: `brand/brand.ts src/config.ts src/contract/values.ts src/core/fill-in.ts src/core/money.ts src/core/time.ts
    src/core/user-agent.ts src/session/guard.ts src/stores/server-clock.ts src/stores/submit.ts
    src/ui/controls/copy-text.ts`,
  // What is known of an order under way. Few visitors have one: others need none of it.
  order: 'src/order/order.ts src/order/words.ts',
  // An address that few need is too little for a file.
  pages: 'src/ui/art/lighthouse.svg?url&no-inline',
  // What shows an activity or a countdown, and where it leads.
  offer: `src/features/activity/banner/banner-style.ts src/features/activity/banner/countdown.ts src/features/activity/banner/line.css
    src/features/activity/banner/show-line.ts src/features/activity/banner/show-offer.ts src/features/activity/shelf-link.ts`,
  // What must not be sent twice: screens that only read need none of it.
  once: `src/app/last-attempt.ts src/app/send-once.ts src/core/ids.ts src/order/placed.ts`,
  // What only screens with lists need, to take them along, too.
  lists: `src/app/use-page.ts src/core/paging.ts src/core/spaced.ts src/ui/art/Art.tsx
    src/ui/art/art.css src/ui/controls/CopyButton.tsx src/ui/controls/Pager.tsx src/ui/controls/pager.css
    src/ui/feedback/Empty.tsx src/ui/feedback/Loaded.tsx src/ui/feedback/empty.css`,
  // What only those who are not signed in need: addresses and passwords.
  doors: `src/core/email.ts src/core/password.ts src/session/login-hint.ts src/stores/guest-tickets.ts
    src/ui/form/PasswordField.tsx src/ui/form/use-domain-hint.ts`,
  // What only a new ticket needs: a reply, whose form is the same, needs none of it.
  create: 'src/features/tickets/form/NewTicket.tsx src/ui/form/Select.tsx',
  // What two islands share, and is too little for a file.
  island: 'src/core/digits.ts',
  // What asks a question. Those who choose a package, log in or read need none.
  dialog: 'src/ui/controls/Dialog.tsx src/ui/controls/dialog.css',
}).map(([name, files]) => ({ name, files: files.split(/\s+/) }));

/** Which browser modules share a file. By default each set of pages has one: docs/decisions/020-byte-budgets.md#decision. */
export function chunkGroups(): Plugin {
  const groups = [{ name: chunkOf, includeDependenciesRecursively: false }];
  // Other policies, such as Astro's, let entries lose their names, or forbid groups without all that they import.
  const rolldownOptions = {
    preserveEntrySignatures: 'allow-extension',
    // Astro’s long names of pages’ scripts would stand in every file that imports one.
    output: { codeSplitting: { groups }, entryFileNames: nameOfEntry },
  } as const;
  return {
    name: 'petrel-chunk-groups',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      // One that has moved would change what pages weigh, and nobody would know why.
      const all = [...this.getModuleIds()].map(pathOf);
      const lost = TOGETHER.flatMap(({ files }) => files).filter((file) => !all.includes(file));
      if (lost.length > 0) this.error(`build-steps/chunk-groups.ts names files that are not there: ${lost.join(', ')}`);
    },
  };
}

/** The file of a module; null leaves it with the module that imports it. */
function chunkOf(id: string, context: ChunkingContext): string | null {
  // Every page's own script would be a file that says no more than `import`.
  if (id.includes(PAGE_SCRIPT)) return id.includes(EVERY_PAGE) ? 'chrome' : null;
  if (REACT.test(id)) return 'react-dom';
  const path = pathOf(id);
  const together = TOGETHER.find(({ files }) => files.includes(path));
  if (together) return together.name;
  if (STORES_OF_ISLANDS.test(id)) return 'island';
  const { islands, isForPages, isForEveryPage, isOnDemand } = usersOf(id, context);
  // Not with an island's code, because a page without islands may need it.
  if (isForEveryPage) return 'chrome';
  if (isForPages) return islands.size > 0 ? 'pages' : null;
  const [island = ''] = islands;
  // A module of one island that a part on demand of it also needs: the bundler can't leave it with the island.
  if (islands.size === 1) return isOnDemand && !context.getModuleInfo(id)?.isEntry ? `${nameOf(island)}-parts` : null;
  if (islands.size === 0) return null;
  // Modules shared by two islands get a file, and so do those shared by more islands of one capability. The others come
  // with every island: they are so small that separate files would cost more.
  if (islands.size === 2) return [...islands].map(nameOf).sort().join('-');
  const [capability = '', ...others] = new Set(
    [...islands].map((each) => /\/features\/([\w-]+)\//.exec(each)?.[1] ?? ''),
  );
  return others.length > 0 ? 'island' : capability;
}

/** A module's path from the root; for a style that scripts apply (`adopted-styles.ts`), that of its file. */
function pathOf(id: string): string {
  return relative('.', id.replace('\0adopted:', '').replace(/\.css(\?inline|\.js)$/, '.css'));
}

function nameOfEntry({ name }: { name: string }): string {
  return `_astro/${name.split('.astro')[0]}.[hash].js`;
}

function nameOf(island: string): string {
  return /(\w+)\.tsx$/.exec(island)?.[1] ?? '';
}

/** What needs a module: islands and every page at once, a page's own script ever, something on demand. */
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
