import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { DESKTOP, expect, pageIdle, test } from '../../support/fixtures.ts';
import { watchRequests } from '../../support/requests.ts';

test.use({ viewport: DESKTOP });

test('a document is fetched once when the pointer rests on its link, and a press uses it; a page with a secret and the page itself are not fetched', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  const link = (address: string) => page.getByRole('contentinfo').locator(`.links a[href="${address}"]:visible`);
  const [contact, terms] = [href('contact', { locale: 'en' }), href('terms', { locale: 'en' })];
  await page.goto(contact);
  // A guest's form may bring a secret, and the other link leads to the page itself. A press that is taken back is the strongest reason to
  // fetch a page ahead.
  for (const other of [link(href('touristTicket', { locale: 'en' })), link(contact)]) {
    await other.hover();
    await page.mouse.down();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
  }
  await link(terms).hover();
  await expect.poll(() => ahead).toEqual([terms]);
  await link(contact).hover();
  await link(terms).click();
  await expect(page).toHaveURL(terms);
  const found = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
      .deliveryType;
  await expect.poll(() => page.evaluate(found)).toBe('navigational-prefetch');
  expect(ahead).toEqual([terms]);
});

const register = href('register', { locale: 'en' });
/** The HTML of the registration names the scripts that the page needs at once. */
const html = readFileSync(join(import.meta.dirname, '../../../../dist', register, 'index.html'), 'utf8');
const SCRIPTS = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path);

/** The paths that a page fetches of the next page: the document first, then its scripts. */
function watchAhead(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isNext = pathname === register || SCRIPTS.includes(pathname);
    if (isNext && request.resourceType() === 'fetch') fetched.push(pathname);
  });
  return fetched;
}

/** A page in which the test decides when the visitor has stayed long enough. */
type Staying = Window & { hasStayed?: () => void };

/** Holds back the timer of 5 s after which a visitor counts as staying. The returned function waits for the timer and ends it. */
async function holdStay(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
      if (ms !== 5000) return setTimer(run, ms, ...values);
      (window as Staying).hasStayed = () => run(...values);
      return 0;
    }) as typeof setTimeout;
  });
  return async () => {
    await expect.poll(() => page.evaluate(() => 'hasStayed' in window)).toBe(true);
    await page.evaluate(() => (window as Staying).hasStayed?.());
  };
}

test('a visitor who stays on the landing page has the scripts of the next page in the cache', async ({ page }) => {
  const fetched = watchAhead(page);
  const untilAllIsLoaded = watchRequests(page);
  const stay = await holdStay(page);
  await page.goto(href('landing', { locale: 'en' }));
  await untilAllIsLoaded();
  expect(fetched).not.toContain(register);
  await stay();
  await expect.poll(() => fetched).toContain(register);
  await expect.poll(() => SCRIPTS.filter((path) => !fetched.includes(path))).toEqual([]);
  await untilAllIsLoaded();
  await page.goto(register);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(SCRIPTS.length).toBeGreaterThan(3);
  expect(SCRIPTS.filter((path) => loaded.includes(path))).toEqual([]);
});

test('the pointer on a link to the next page fetches that page at once, and on another link it fetches nothing', async ({
  page,
}) => {
  const fetched = watchAhead(page);
  // Hold the timer back, so that nobody counts as staying, however long the test takes.
  await holdStay(page);
  await page.goto(href('downloadClient', { locale: 'en', params: { type: 'windows' } }));
  await pageIdle(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${href('terms', { locale: 'en' })}"]`)
    .hover();
  await expect(page.locator(`a[href="${register}"]:visible`).first()).toBeVisible();
  expect(fetched).not.toContain(register);
  await page.locator(`a[href="${register}"]:visible`).first().hover();
  await expect.poll(() => SCRIPTS.filter((path) => !fetched.includes(path))).toEqual([]);
  expect(fetched.filter((path) => path === register)).toEqual([register]);
});

test('nothing is fetched ahead for members, for visitors who save data, or on a slow network', async ({
  page,
  context,
  verbs,
}) => {
  for (const line of [{ saveData: true, effectiveType: '4g' }, { saveData: false, effectiveType: '2g' }, undefined]) {
    const tab = line ? await context.newPage() : page;
    if (line) await tab.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line);
    else await verbs.signedIn('lin');
    const fetched = watchAhead(tab);
    await tab.clock.install();
    await tab.goto(href('landing', { locale: 'en' }));
    await pageIdle(tab);
    if (line) await tab.locator(`a[href^="${register}"]:visible`).first().hover();
    await tab.clock.fastForward(10_000);
    await pageIdle(tab);
    expect(fetched, JSON.stringify(line)).not.toContain(register);
  }
});
