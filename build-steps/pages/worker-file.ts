import { hash } from 'node:crypto';
import { bareBeginnings, keptPages, OFFLINE_PATH, otherWays } from '#routes/offline.ts';
import { bundleAlone } from '../bundle-alone.ts';
import { type Page, preloadsOf, type Site, scriptsOf, writePage } from '../page.ts';
import { neededAtOnce } from '../script-graph.ts';

/**
 * The service worker as one file, with the facts about the finished pages that it needs: which may be stored, their
 * revisions, and their scripts (docs/behaviour/offline.md#the-worker).
 */
export async function workerFile(pages: readonly Page[], site: Site): Promise<string> {
  const facts = {
    KEEPABLE_PAGES: keepablePages(pages, site),
    OFFLINE_PATH,
    OTHER_WAYS: otherWays(),
    BARE: bareBeginnings(),
    STUB: stubOf(pages),
  };
  return (await bundleAlone('head/worker/worker.ts', 'iife', facts)).code;
}

/** The worker that removes itself (docs/behaviour/offline.md#switching-it-off). */
export async function workerOffFile(): Promise<string> {
  return (await bundleAlone('head/worker/off.ts')).code;
}

/** The facts about each page that may be stored (`head/worker/keepable-pages.ts`). */
function keepablePages(pages: readonly Page[], { scripts }: Site): object {
  const entries = keptPages().map(({ screen, path, isAlways }) => {
    const page = pageAt(pages, path);
    const needed = neededAtOnce(scripts, [...scriptsOf(page), ...preloadsOf(page)]).map(
      ({ fileName }) => `/${fileName}`,
    );
    return [path, { screen, revision: revisionOf(page), ...(isAlways && { isAlways }), scripts: needed }];
  });
  return Object.fromEntries(entries);
}

/**
 * The page for addresses without a language. Its links for readers without JavaScript are left out, because these have
 * no worker. All such pages have the same script.
 */
function stubOf(pages: readonly Page[]): string {
  return writePage(pageAt(pages, '/')).replace(/<body>.*<\/body>/s, '');
}

function pageAt(pages: readonly Page[], path: string): Page {
  const found = pages.find(({ file }) => `/${file}` === `${path}index.html`);
  if (!found) throw new Error(`The site has no page at ${path}, which its table wants to be kept`);
  return found;
}

function revisionOf(page: Page): string {
  return hash('sha256', writePage(page), 'base64url').slice(0, 8);
}
