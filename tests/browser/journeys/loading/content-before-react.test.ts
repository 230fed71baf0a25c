import type { Page } from 'playwright/test';
import { type HrefOptions, href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import type { PersonName } from '../../../sandbox/seed/people.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { reactFile } from '../../support/script-files.ts';
import { heldBack } from '../../support/slow-scripts.ts';
import { storageKey } from '../../support/storage.ts';

const REACT = `**${reactFile()}`;

/** Opens a screen while React's file is held back until `release`. Waits until its first-render script has painted. */
async function openFirstRender(
  page: Page,
  screen: ScreenName,
  options: HrefOptions,
): Promise<{ release(): Promise<void> }> {
  const react = await heldBack(page, REACT);
  await page.addInitScript(() => {
    // React is held back, so only the first-render script can change this place after the document has been read.
    const watch = (): void =>
      new MutationObserver((changes) => {
        const isPlace = ({ target }: MutationRecord) => target instanceof Element && target.closest('.fallback');
        if (changes.some(isPlace)) Object.assign(globalThis, { isRendered: true });
      }).observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', watch, { capture: true, once: true });
  });
  await page.goto(href(screen, options), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isRendered' in globalThis);
  return {
    async release() {
      await react.release();
      await islandsReady(page);
      await expect(page.locator('.fallback')).toHaveCount(0);
      await page.unroute(REACT);
    },
  };
}

/** The lines that the first-render script showed in its places, and those that React shows there. */
interface Pair {
  painted: string[];
  byReact: string[];
}

/**
 * Opens a screen while React's file is held back, and reads what the script shows. Then lets React load, and reads the
 * same place again.
 */
async function firstRenderAndReact(page: Page, screen: ScreenName, options: HrefOptions): Promise<Pair> {
  const react = await openFirstRender(page, screen, options);
  await page.evaluate(() => {
    /** The element and everything below it, one line each. Generated ids are left out, because they differ each time. */
    const linesOf = (node: Node, depth: number): string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [];
      // The open payment has an island of its own, so it is left out.
      if (!(node instanceof Element) || node.localName === 'astro-slot') return [];
      const attributes = [...node.attributes]
        .filter(({ name }) => !/^(id|for|aria-(labelledby|controls|describedby))$/.test(name))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      if (node instanceof HTMLInputElement) attributes.push(`checked: ${node.checked}, ${node.indeterminate}`);
      const { width, height } = node.getBoundingClientRect();
      const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      const text = own.map((child) => child.textContent).join('');
      return [
        `${'  '.repeat(depth)}${node.localName} ${attributes.join(' ')} ${Math.round(width)} × ${Math.round(height)} ${JSON.stringify(text)}`,
        ...[...node.children].flatMap((child) => linesOf(child, depth + 1)),
      ];
    };
    const place = document.querySelector('.fallback');
    const parent = place?.parentElement;
    const painted = [...(place?.querySelector('astro-slot')?.children ?? [])];
    const first = parent && place ? [...parent.children].indexOf(place) : -1;
    const pair: Pair = { painted: painted.flatMap((element) => linesOf(element, 0)), byReact: [] };
    Object.assign(globalThis, { pair });
    // Read React's first content as soon as it is in the place, because a later answer may change it.
    new MutationObserver((_, observer) => {
      if (place?.isConnected) return;
      observer.disconnect();
      let element = parent?.children[first] ?? null;
      for (let count = 0; count < painted.length && element; count++) {
        pair.byReact.push(...linesOf(element, 0));
        element = element.nextElementSibling ?? element.parentElement?.nextElementSibling ?? null;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await react.release();
  return page.evaluate(() => (globalThis as unknown as { pair: Pair }).pair);
}

/** One visit for each part that a first-render script draws. Other members only have other values in the same parts. */
const VISITS: readonly { screen: ScreenName; person?: PersonName; options?: HrefOptions }[] = [
  { screen: 'register' },
  { screen: 'register', options: { query: { level: '2' } } },
  ...(['1', '3'] as const).map(
    (level) => ({ screen: 'packages', person: 'lin', options: { params: { level } } }) as const,
  ),
  ...(['lin', 'ann', 'tao', 'kai'] as const).map((person) => ({ screen: 'account', person }) as const),
  { screen: 'account', person: 'dev', options: { query: { tab: 'orders', page: '2' } } },
  ...(['tia', 'ned'] as const).map((person) => ({ screen: 'ticket', person }) as const),
  ...(['sam', 'pia'] as const).map((person) => ({ screen: 'invite', person }) as const),
  { screen: 'rules', person: 'rob' },
  { screen: 'ticketContent', person: 'lin', options: { params: { id: '102' } } },
];

for (const half of [0, 1]) {
  const some = VISITS.filter((_, index) => index % 2 === half);
  test(`React shows the same content that was painted before it: ${some.map(({ screen, person }) => `${screen} ${person ?? ''}`).join(', ')}`, async ({
    page,
    verbs,
  }) => {
    // Stop the clock, so that no countdown changes between the two readings.
    await page.addInitScript((now) => {
      Date.now = () => now;
    }, Date.now());
    for (const [index, { screen, person, options }] of some.entries()) {
      // Each visit uses one language in turn, because languages differ only in texts and amounts.
      const locale = LOCALES[index % LOCALES.length] ?? 'zh';
      if (person) {
        await page.goto('/robots.txt');
        await verbs.become(person);
        // Open the list first, because only the list shows whether the server's ids are numbers or texts.
        if (screen === 'ticketContent') await verbs.open('ticket', { locale });
      }
      const { painted, byReact } = await firstRenderAndReact(page, screen, { ...options, locale });
      expect.soft(painted.length, `${screen} ${person} is painted`).toBeGreaterThan(3);
      expect.soft(painted, `${screen} ${person}`).toEqual(byReact);
    }
  });
}

test('a press during which React takes over reaches its button', async ({ page }) => {
  const react = await openFirstRender(page, 'register', { locale: 'en' });
  const premium = page.getByRole('button', { name: 'Premium' });
  await expect(premium).toHaveAttribute('aria-pressed', 'false');
  await premium.hover();
  await page.mouse.down();
  await react.release();
  await page.mouse.up();
  await expect(premium).toHaveAttribute('aria-pressed', 'true');
});

test('choices, presses and the focus from before React stay', async ({ page }) => {
  const t = words('en', 'checkout');
  const react = await openFirstRender(page, 'register', { locale: 'en' });
  const last = page.getByRole('radio', { name: '7 days' });
  await last.click();
  await expect(last).toBeFocused();
  await react.release();
  await expect(last).toBeChecked();
  await expect(last).toBeFocused();
  await expect(page).toHaveURL(/product=/);

  const again = await openFirstRender(page, 'register', { locale: 'en' });
  await page.getByRole('button', { name: t('level.2') }).click();
  await again.release();
  await expect(page.getByRole('button', { name: t('level.2') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/level=2/);
});

test('a press on a device before React opens the question once React is there', async ({ page, verbs }) => {
  const t = words('en', 'account');
  await verbs.signedIn('dev');
  const react = await openFirstRender(page, 'account', { locale: 'en' });
  await page.locator('.account-device + button').first().click();
  await react.release();
  await expect(page.getByRole('dialog', { name: t('devices.askTitle') })).toBeVisible();
});

test('text typed into the search of the rules before React stays, keeps its caret, and searches', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('rob');
  const react = await openFirstRender(page, 'rules', { locale: 'en' });
  const find = page.getByRole('searchbox');
  await find.click();
  await page.keyboard.type('site-12');
  await page.keyboard.press('ArrowLeft');
  await react.release();
  await expect(find).toHaveValue('site-12');
  await expect(find).toBeFocused();
  await expect(page.getByRole('list', { name: words('en', 'rules')('title') }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(find).toHaveValue('site-2');
});

test('a copy button pressed before React copies during the press, and not again', async ({ page, verbs }) => {
  await verbs.signedIn('sam');
  // Safari and Firefox refuse to copy outside a press.
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    document.execCommand = () => false;
    navigator.clipboard.writeText = async (text) => {
      if (!navigator.userActivation.isActive) throw new DOMException('Not allowed', 'NotAllowedError');
      copied.push(text);
    };
  });
  const react = await openFirstRender(page, 'invite', { locale: 'en' });
  const button = page.locator('[data-copy]').first();
  await button.click();
  await expect(button).toHaveAttribute('data-copied');
  await react.release();
  await expect(page.getByText(words('en', 'shared')('copy.failed'))).toHaveCount(0);
  const copied = await page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied);
  expect(copied).toEqual([expect.stringContaining('ref=')]);
});

test('an answer that another session has requested is not painted', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('terms', { locale: 'en' });
  const answer = await heldBack(page, '**/api/Website/info');
  const react = await heldBack(page, `**${reactFile()}`);
  await page.goto(href('account', { locale: 'en' }), { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstCall !== undefined);
  await page.evaluate((key) => sessionStorage.setItem(key, 'another'), storageKey('token'));
  const answered = page.waitForResponse('**/api/Website/info');
  await answer.release();
  await (await answered).finished();
  // Two frames later, the first-render script has done everything that it does with an answer.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('#account-head')).toHaveCount(0);
  await react.release();
});
