import type { Locator, Page } from 'playwright/test';
import { expect, islandsReady, test, type Verbs, words } from '../support/fixtures.ts';

const account = words('en', 'account');

/** Two things of which one is in a state that the other is not in, or the same before and after `change`. */
interface State {
  what: string;
  /** What it proves (docs/accessibility.md). */
  tag: string;
  open(page: Page, verbs: Verbs): Promise<void>;
  /** What shows the state. */
  shown(page: Page): Locator;
  /** Changes the state. */
  change(page: Page): Promise<void>;
}

const STATES: readonly State[] = [
  {
    what: 'a chosen package',
    tag: '@forced:choose',
    open: (_, verbs) => verbs.open('register', { locale: 'en' }),
    shown: (page) => page.locator('.pick.product').nth(1),
    change: (page) => page.locator('.pick.product input').nth(1).check(),
  },
  {
    what: 'a chosen payment method',
    tag: '@forced:pay',
    open: (_, verbs) => verbs.open('register', { locale: 'en' }),
    shown: (page) => page.locator('.pick.method').nth(1),
    change: (page) => page.locator('.pick.method input').nth(1).check(),
  },
  {
    what: 'the level that is shown',
    tag: '@forced:choose',
    open: (_, verbs) => verbs.open('register', { locale: 'en' }),
    shown: (page) => page.getByRole('button', { name: 'Premium', exact: true }),
    change: (page) => page.getByRole('button', { name: 'Premium', exact: true }).click(),
  },
  {
    what: 'the colour scheme',
    tag: '@forced:chrome',
    open: (_, verbs) => verbs.open('terms', { locale: 'en' }),
    shown: (page) => page.getByRole('button', { name: 'Dark' }),
    change: (page) => page.getByRole('button', { name: 'Dark' }).click(),
  },
  {
    what: 'a chosen package on the landing page',
    tag: '@forced:landing',
    open: (_, verbs) => verbs.open('landing', { locale: 'en' }),
    shown: (page) => page.locator('.durations label').first(),
    change: (page) => page.locator('.durations input').first().check(),
  },
  {
    what: 'a password that is shown',
    tag: '@forced:login',
    open: (_, verbs) => verbs.open('login', { locale: 'en' }),
    shown: (page) => page.getByRole('button', { name: 'Show password' }),
    change: (page) => page.getByRole('button', { name: 'Show password' }).click(),
  },
  {
    what: 'the tab that is open',
    tag: '@forced:account',
    async open(page, verbs) {
      await verbs.signedIn('lin');
      await verbs.open('account', { locale: 'en' });
      await expect(page.getByText('3 devices added')).toBeVisible();
    },
    shown: (page) => page.getByRole('tab', { name: account('orders.tab') }),
    change: (page) => page.getByRole('tab', { name: account('orders.tab') }).click(),
  },
  {
    what: 'the upgrade switch',
    tag: '@forced:upgrade',
    async open(page, verbs) {
      await verbs.signedIn('lin');
      await verbs.open('packages', { locale: 'en', params: { level: '2' } });
      await expect(page.getByRole('switch')).toBeVisible();
    },
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
    async open(_, verbs) {
      await verbs.signedIn('dev');
      await verbs.open('account', { locale: 'en' });
    },
    shown: (page) => page.getByRole('button', { name: 'Page 2', exact: true }),
    change: (page) => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
  },
];

/** Bold type and hidden words are no sign: only what is drawn counts. */
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

for (const { what, tag, open, shown, change } of STATES) {
  test(`in forced colours ${what} is told apart by more than its type`, { tag }, async ({ page, verbs }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, verbs);
    await islandsReady(page);
    // What was painted before React is replaced.
    await expect(page.locator('.fallback')).toHaveCount(0);
    const before = await picture(shown(page));
    await change(page);
    expect(before.equals(await picture(shown(page)))).toBe(false);
  });
}

test('in forced colours the data bar shows how much is used', { tag: '@forced:account' }, async ({ page, verbs }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await verbs.signedIn('tao');
  await verbs.open('account', { locale: 'en' });
  const bar = page.locator('.account-meter');
  await expect(bar).toBeVisible();
  const some = await picture(bar);
  await bar.locator('progress').evaluate((element: HTMLProgressElement) => {
    element.value = 90;
  });
  expect(some.equals(await picture(bar))).toBe(false);
});
