/**
 * Opens each state of each screen once in each language, and takes all looks at the open page. The folder `texts` records what each state
 * says in each language, so that people can review changes (CONTRIBUTING.md#tests).
 */
import { mock } from 'node:test';
import type { Page } from 'playwright/test';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { test as base, DESKTOP, expect, settled } from '../support/fixtures.ts';
import { ACCESS_LOOKS, CUT_LOOKS, LAYOUT_LOOKS, type Look, OFFER_LOOKS, SMALLEST, TEXT_LOOKS } from './looks.ts';
import { nameOf, type ScreenState, STATES, textFileOf } from './states.ts';
import { textOf } from './text-of.ts';
import { closeOffer, offerShown, visit } from './visit.ts';

/** The moment at which the sandbox makes its data and the pages are opened. */
const NOON = Date.parse('2026-11-26T12:00:00+08:00');

const test = base.extend<object, { shared: { page?: Page } }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const shared: { page?: Page } = {};
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  // All states share a tab, so that the browser compiles the scripts only once. Each visit empties the storage.
  page: async ({ browser, shared }, use) => {
    if (!shared.page) {
      shared.page = await browser.newPage();
      await shared.page.clock.setFixedTime(NOON);
    }
    await use(shared.page);
    await shared.page.removeAllListeners();
  },
  // The sandbox uses this clock, so it starts before the sandbox and stops after it.
  distDir: async ({ distDir }, use) => {
    mock.timers.enable({ apis: ['Date'], now: NOON });
    await use(distDir);
    mock.timers.reset();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** True if this run records the texts again. Then it takes no other look. */
const isWriting = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Takes looks at the open page. A look that finds something fails the test, and the next looks are still taken. */
async function take(page: Page, looks: readonly Look[], state: ScreenState, locale: Locale, when = ''): Promise<void> {
  if (isWriting()) return;
  for (const { finds, look } of looks) {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
    expect.soft(await look(page, locale), `${nameOf(state)} (${locale}${when}): ${finds}`).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
}

/** Expects that the state says what its file records. */
async function expectText(page: Page, state: ScreenState, locale: Locale, port: number): Promise<void> {
  const tree = await textOf(page, state.isFrame ? 'header, footer' : 'main, dialog[open]');
  const text = `# ${await page.title()}\n${tree.trimEnd()}\n`;
  // Remove the sandbox's port and the numbers of new orders, because they differ in each run.
  const lasting = text.replace(new RegExp(`(:|%3A)${port}\\b|\\bP[\\da-f]{12}\\b`, 'g'), '');
  expect
    .soft(lasting, `${nameOf(state)} (${locale}): what it says`)
    .toMatchSnapshot(['texts', locale, ...textFileOf(state)]);
}

for (const [index, state] of STATES.entries()) {
  const { isReadOnly, isFrame, says } = state;
  const hasLayout = !isReadOnly && !isFrame;
  test(`${nameOf(state)} says what it should, and is whole, uncovered and accessible`, {
    tag: hasLayout ? ['@320px:every', '@spacing:every', '@forced:every', '@motion:every', '@keyboard:every'] : [],
  }, async ({ page, verbs, sandbox }) => {
    verbs.expectConsole(/404/);
    if (says) verbs.expectConsole(says);
    for (const locale of LOCALES) {
      // English words are the longest, so layout is checked in English, in the smallest window first.
      const isLayout = hasLayout && locale === 'en';
      await visit({ page, verbs, sandbox }, state, { locale, size: isLayout ? SMALLEST : DESKTOP, hasOffer: isLayout });
      if (isLayout) {
        await offerShown(page);
        await take(page, OFFER_LOOKS, state, locale, ', with an offer');
        await closeOffer(page);
      }
      await page.setViewportSize(DESKTOP);
      // In a wide window a page may request more, such as the list beside a ticket.
      if (isLayout) await settled(page);
      await expectText(page, state, locale, sandbox.port);
      if (isFrame) continue;
      await take(page, TEXT_LOOKS, state, locale);
      if (hasLayout && locale !== LOCALES[index % 2]) await take(page, CUT_LOOKS, state, locale);
      if (locale === 'en') await take(page, ACCESS_LOOKS, state, locale);
      if (isLayout) await take(page, LAYOUT_LOOKS, state, locale);
    }
  });
}

test('a look leaves the page as it found it', async ({ page, verbs, sandbox }) => {
  const state = STATES.find((each) => nameOf(each) === 'faq start');
  if (!state) throw new Error('the table has no such state');
  await visit({ page, verbs, sandbox }, state, { locale: 'en', size: DESKTOP });
  const looks = [...TEXT_LOOKS, ...CUT_LOOKS, ...ACCESS_LOOKS, ...LAYOUT_LOOKS];
  await take(page, looks, state, 'en', ', in this order');
  await expectText(page, state, 'en', sandbox.port);
  await take(page, looks.toReversed(), state, 'en', ', in the other order');
  await expectText(page, state, 'en', sandbox.port);
});
