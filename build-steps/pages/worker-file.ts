import { hash } from 'node:crypto';
import { bareBeginnings, keptPages, OFFLINE_PATH, otherPaths } from '#routes/offline.ts';
import { bundleAlone } from '../bundle-alone.ts';
import { type Page, preloadsOf, type Site, scriptsOf, writePage } from '../page.ts';
import { neededAtOnce } from '../script-graph.ts';

/**
 * Returns the service worker as one file. It contains the facts about the finished pages that the worker needs: which
 * pages may be stored, their revisions, and their scripts (docs/behaviour/offline.md#the-worker).
 */
export async function workerFile(pages: readonly Page[], site: Site): Promise<string> {
  const facts = {
    KEEPABLE_PAGES: keepablePages(pages, site),
    OFFLINE_PATH,
    OTHER_PATHS: otherPaths(),
    BARE: bareBeginnings(),
    REDIRECT_PAGE: redirectPageOf(pages),
  };
  return (await bundleAlone('head/worker/worker.ts', 'iife', facts)).code;
}

/** Returns the worker that removes itself (docs/behaviour/offline.md#switching-it-off). */
export async function workerOffFile(): Promise<string> {
  return (await bundleAlone('head/worker/off.ts')).code;
}

/** Returns the facts about each page that may be stored (`head/worker/keepable-pages.ts`). */
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
 * Returns the page for addresses without a language; all such pages have the same script. Its links are removed: they
 * are for readers without JavaScript, and such readers have no worker.
 */
function redirectPageOf(pages: readonly Page[]): string {
  return writePage(pageAt(pages, '/')).replace(/<body>.*<\/body>/s, '');
}

function pageAt(pages: readonly Page[], path: string): Page {
  const found = pages.find(({ file }) => `/${file}` === `${path}index.html`);
  if (!found)
    throw new Error(`The route table stores the page ${path} for offline reading, but the build made no such page`);
  return found;
}

function revisionOf(page: Page): string {
  return hash('sha256', writePage(page), 'base64url').slice(0, 8);
}
