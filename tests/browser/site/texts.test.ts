/**
 * What each screen says in each of its states, as a browser shows it: `texts` has a file a language and screen, for those
 * who read a change (CONTRIBUTING.md#tests).
 */
import { mock } from 'node:test';
import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import { test as base, DESKTOP, expect, settled } from '../support/fixtures.ts';
import { type ScreenState, STATES } from '../support/states.ts';

/** When the sandbox makes its data, and the pages are seen. */
const NOON = Date.parse('2026-11-26T12:00:00+08:00');

const test = base.extend({
  // Set up before the sandbox, and torn down after it.
  distDir: async ({ distDir }, use) => {
    mock.timers.enable({ apis: ['Date'], now: NOON });
    await use(distDir);
    mock.timers.reset();
  },
});

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/** Lin's days come last, when the page is idle. */
const withDays = (page: Page): Promise<void> => expect(page.getByRole('banner')).toContainText('200');

/** Whose header, rail and footer differ. */
const FRAMES: readonly ScreenState[] = [
  { screen: 'contact', name: 'visitor' },
  { screen: 'contact', name: 'member', person: 'lin', act: withDays },
  { screen: 'rules', name: 'member’s own page', person: 'lin', act: withDays },
];

/** The states in each file. */
const FILES = { frame: FRAMES, ...Object.groupBy(STATES, ({ screen }) => screen) };

for (const locale of LOCALES) {
  test(`each screen says in each of its states what its file holds (${locale})`, async ({ page, verbs, sandbox }) => {
    test.setTimeout(600_000);
    verbs.expectConsole(/404/);
    await page.clock.setFixedTime(NOON);
    await page.goto(href('offline', { locale }));

    /** Brings sandbox and browser into a state, whatever the one before has left. */
    const enter = async ({ screen, options, person, prepare, act }: ScreenState): Promise<void> => {
      await fetch(`${sandbox.origin}/sandbox/clear`, { method: 'POST' });
      // The server's header has the machine's time, so the page must go by the browser's.
      await verbs.setting('date', false);
      await prepare?.(verbs);
      if (person) await verbs.become(person);
      else
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      await page.goto(href(screen, { ...options, locale }));
      await settled(page);
      await act?.(page, locale);
      await settled(page);
    };

    for (const [name, states] of Object.entries(FILES)) {
      const said: string[] = [];
      for (const state of states) {
        await enter(state);
        const text = await textOf(page, name === 'frame' ? 'header, footer' : 'main, dialog[open]');
        said.push(`# ${state.name}: ${await page.title()}`, text);
      }
      const text = said.join('\n').replace(new RegExp(`(:|%3A)${sandbox.port}\\b|\\bP[\\da-f]{12}\\b`, 'g'), '');
      expect.soft(`${text}\n`).toMatchSnapshot(['texts', locale, `${name}.yml`]);
    }
  });
}

/** What parts of a page say, with all that can be unfolded. */
async function textOf(page: Page, parts: string): Promise<string> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  // What is fetched only when it is unfolded.
  await expect(page.locator('details > div:empty')).toHaveCount(0);
  const trees = await Promise.all((await page.locator(parts).all()).map((part) => part.ariaSnapshot()));
  return (
    trees
      .join('\n')
      .replace(/^ *- status(?:\n|$)/gm, '')
      // A row's name is what its cells say below it.
      .replace(/^( *- (?:row|rowheader|cell)) .*:$/gm, '$1:')
  );
}
