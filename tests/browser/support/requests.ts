import { expect, type Page, type Request } from 'playwright/test';
import { pageIdle } from './fixtures.ts';

/**
 * Watches a page's requests from now on. The returned function waits until every request has ended, and until the next
 * idle moment has started no request. Deferred parts wait for such a moment.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    pending.add(request);
    started++;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let known: number;
    do {
      await expect.poll(() => [...pending].map((request) => request.url()), 'what has not come yet').toEqual([]);
      known = started;
      await pageIdle(page);
      // Wait twice, so that everything that waited for the same moment is done.
      await pageIdle(page);
    } while (started > known);
  };
}
