import type { Locator, Page } from 'playwright/test';
import type { HrefOptions } from '#routes/href.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../../sandbox/seed/people.ts';
import { expect, settled, test, words } from '../../support/fixtures.ts';

const account = words('en', 'account');

/** A state of an element, which must look different after `change`. */
interface State {
  what: string;
  /** The tag of the feature that the test proves (docs/accessibility.md). */
  tag: string;
  screen: ScreenName;
  options?: HrefOptions;
  person?: PersonName;
  /** The element that shows the state. */
  shown(page: Page): Locator;
  /** Changes the state. */
  change(page: Page): Promise<void>;
}

const STATES: readonly State[] = [
  {
    what: 'a chosen package',
    tag: '@forced:choose',
    screen: 'register',
    shown: (page) => page.locator('.pick.product').nth(1),
    change: (page) => page.locator('.pick.product input').nth(1).check(),
  },
  {
    what: 'a chosen payment method',
    tag: '@forced:pay',
    screen: 'register',
    shown: (page) => page.locator('.pick.method').nth(1),
    change: (page) => page.locator('.pick.method input').nth(1).check(),
  },
  {
    what: 'the level that is shown',
    tag: '@forced:choose',
    screen: 'register',
    shown: (page) => page.getByRole('button', { name: 'Premium', exact: true }),
    change: (page) => page.getByRole('button', { name: 'Premium', exact: true }).click(),
  },
  {
    what: 'the colour scheme',
    tag: '@forced:chrome',
    screen: 'terms',
    shown: (page) => page.getByRole('button', { name: 'Dark' }),
    change: (page) => page.getByRole('button', { name: 'Dark' }).click(),
  },
  {
    what: 'a chosen package on the landing page',
    tag: '@forced:landing',
    screen: 'landing',
    shown: (page) => page.locator('.durations label').first(),
    change: (page) => page.locator('.durations input').first().check(),
  },
  {
    what: 'a password that is shown',
    tag: '@forced:login',
    screen: 'login',
    shown: (page) => page.getByRole('button', { name: 'Show password' }),
    change: (page) => page.getByRole('button', { name: 'Show password' }).click(),
  },
  {
    what: 'the tab that is open',
    tag: '@forced:account',
    screen: 'account',
    person: 'lin',
    shown: (page) => page.getByRole('tab', { name: account('orders.tab') }),
    change: (page) => page.getByRole('tab', { name: account('orders.tab') }).click(),
  },
  {
    what: 'the upgrade switch',
    tag: '@forced:upgrade',
    screen: 'packages',
    options: { params: { level: '2' } },
    person: 'lin',
    shown: (page) => page.locator('.switch'),
    async change(page) {
      await page.getByRole('switch').click();
      await page.getByRole('button', { name: words('en', 'upgrade')('agree') }).click();
      await expect(page.getByRole('switch')).toBeChecked();
    },
  },
  {
    what: 'the page of a list',
    tag: '@forced:account',
    screen: 'account',
    person: 'dev',
    shown: (page) => page.getByRole('button', { name: 'Page 2', exact: true }),
    change: (page) => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
  },
  {
    what: 'how much data is used',
    tag: '@forced:account',
    screen: 'account',
    person: 'tao',
    shown: (page) => page.locator('.account-meter'),
    change: (page) =>
      page.locator('progress.account-meter').evaluate((element: HTMLProgressElement) => {
        element.value = 90;
      }),
  },
];

/** Removes bold type and coloured texts, because only what is drawn counts as a sign of a state. */
const PLAIN = '* { font-weight: 400 !important; color: CanvasText !important; transition: none !important; }';

async function picture(shown: Locator): Promise<Buffer> {
  const page = shown.page();
  await page.mouse.move(0, 0);
  await page.evaluate((css) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, PLAIN);
  return shown.screenshot({ animations: 'disabled' });
}

/** The chosen, open or current elements that do not have the colour of a selection. */
async function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sample = document.createElement('i');
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(sample);
    const { backgroundColor: highlight } = getComputedStyle(sample);
    sample.remove();
    return [...document.querySelectorAll('[aria-current], [aria-selected=true], [aria-pressed=true]')]
      .filter((element) => getComputedStyle(element).backgroundColor !== highlight)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

for (const [people, some] of [
  ['visitors', STATES.filter(({ person }) => !person)],
  ['members', STATES.filter(({ person }) => person)],
] as const) {
  test(`in forced colours each state that ${people} see differs by more than its letters`, {
    tag: [...new Set(some.map(({ tag }) => tag))],
  }, async ({ page, verbs }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const { what, person, screen, options, shown, change } of some) {
      await page.goto('/robots.txt');
      if (person) await verbs.become(person);
      await verbs.open(screen, { locale: 'en', ...options });
      await settled(page);
      // Wait until React has replaced the content that was painted before.
      await expect(page.locator('.fallback')).toHaveCount(0);
      expect(await unmarked(page), `${what}: chosen from the first paint on`).toEqual([]);
      const before = await picture(shown(page));
      await change(page);
      expect(before.equals(await picture(shown(page))), what).toBe(false);
    }
  });
}
