import { expect, type Page, type Request } from 'playwright/test';
import { pageIdle } from './fixtures.ts';

/**
 * Follows a page's requests from now on. The returned function waits until the page has nothing left to load: all that was
 * asked for has come, and the idle moment after it, which deferred parts wait for, has asked for nothing more.
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
      // Once more: what waited for the same moment is done before the next one.
      await pageIdle(page);
    } while (started > known);
  };
}
