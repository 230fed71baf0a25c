import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import { namedInPage, reached, sent } from '../../../dist/support/scripts.ts';
import { read } from '../../../dist/support/site.ts';
import { expect, islandsReady, test } from '../../support/fixtures.ts';
import { watchRequests } from '../../support/requests.ts';
import { scriptWith } from '../../support/script-files.ts';

/** The most bytes as sent, and the most files, that a whole visit may load (docs/quality.md#bytes). */
const LANDING_VISIT = 40_000; // includes the pictures below the first view, which the page loads before a reader scrolls
const LANDING_FILES = 11;
/** A page with an island may load 95,000, and 3,000 more to ask for a member's countdown. */
const IDLE_MEMBER_SCRIPT = 98_000;

const KY = 'node_modules/ky/distribution/index.js';

/**
 * Opens a page, and waits for this call and until nothing more loads. Returns the bytes as sent of each loaded file, by its path. The
 * loaded scripts must be those that the page's HTML leads to, and the scripts with the `later` modules. `tests/dist/budgets.test.ts` checks
 * the size of the former.
 */
async function load(page: Page, screen: ScreenName, locale: Locale, call: string, later: readonly string[]) {
  const loading: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    loading.push(response.body().then((body) => [pathname, body.length && sent(body)]));
  });
  const untilAllIsLoaded = watchRequests(page);
  const called = page.waitForResponse(`**/Website/${call}`);
  await page.goto(href(screen, { locale }));
  await called;
  await islandsReady(page);
  await untilAllIsLoaded();
  // A file that is preloaded and then used has two responses, one of them without a body. The larger response counts.
  const loaded = new Map((await Promise.all(loading)).sort(([, a], [, b]) => a - b));
  const scripts = [...reached(namedInPage(read(href(screen, { locale })))), ...later.map(scriptWith)];
  expect([...loaded.keys()].filter((path) => path.endsWith('.js')).sort()).toEqual(scripts.sort());
  return loaded;
}

function expectAtMost(bar: number, loaded: Iterable<[string, number]>): void {
  const files = [...loaded];
  const bytes = files.reduce((sum, [, each]) => sum + each, 0);
  expect(bytes, files.join('\n')).toBeLessThanOrEqual(bar);
}

test('a first visit to the landing page loads few bytes in few files', async ({ page }) => {
  const loaded = await load(page, 'landing', 'zh', 'activityCheck', ['chrome/prefetch.ts', 'below-the-fold.ts']);
  expectAtMost(LANDING_VISIT, loaded);
  expect(loaded.size, [...loaded].join('\n')).toBeLessThanOrEqual(LANDING_FILES);
});

test('who registers loads what the page names, and later what the order summary and the banner show, and ky', async ({
  page,
}) => {
  const summary = ['checkout/summary/SummaryLines.tsx', 'locales/en/orderSummary.json'];
  const banner = ['show-offer.ts', 'locales/en/banner.json'];
  await load(page, 'register', 'en', 'activityCheck', [...summary, ...banner, KY]);
});

test('the scripts that an idle page loads to ask for a member’s countdown stay small', async ({ page, verbs }) => {
  await verbs.signedIn('sam');
  const later = ['chrome/member.ts', 'node_modules/uqr/dist/index.mjs', KY];
  const loaded = await load(page, 'invite', 'en', 'info', later);
  const isCounted = (path: string) => /^(?!.*\/first-render-).*\.js$/.test(path) && path !== scriptWith(KY);
  expectAtMost(
    IDLE_MEMBER_SCRIPT,
    [...loaded].filter(([path]) => isCounted(path)),
  );
});
