import type { Page } from 'playwright/test';
import type { HrefOptions } from '../../../src/routes/href.ts';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { expect, islandsReady, test } from '../support/fixtures.ts';

/** What React shows in the places that a painter filled, and what the painter showed there: line by line. */
interface Pair {
  painted: string[];
  byReact: string[];
}

/**
 * Opens a screen while React's file is held back, reads what the painter shows, lets React take over, and reads what it
 * shows in the same place.
 */
async function paintedAndByReact(page: Page, screen: ScreenName, options: HrefOptions): Promise<Pair> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/react-dom*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(href(screen, options), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  await page.evaluate(() => {
    /** An element and all below it, a line each: what generated ids differ in is left out. */
    const linesOf = (node: Node, depth: number): string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [];
      // The payment that is waited for has an island of its own.
      if (!(node instanceof Element) || node.localName === 'astro-slot') return [];
      const attributes = [...node.attributes]
        .filter(({ name }) => !/^(id|for|aria-(labelledby|controls|describedby))$/.test(name))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      if (node instanceof HTMLInputElement) attributes.push(`checked: ${node.checked}, ${node.indeterminate}`);
      const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      // Seconds pass between the two.
      const text = own.map((child) => child.textContent?.replace(/\d+ (s|秒)/, '')).join('');
      return [
        `${'  '.repeat(depth)}${node.localName} ${attributes.join(' ')} ${JSON.stringify(text)}`,
        ...[...node.children].flatMap((child) => linesOf(child, depth + 1)),
      ];
    };
    const place = document.querySelector('.fallback');
    const parent = place?.parentElement;
    const painted = [...(place?.querySelector('astro-slot')?.children ?? [])];
    const first = parent && place ? [...parent.children].indexOf(place) : -1;
    const pair: Pair = { painted: painted.flatMap((element) => linesOf(element, 0)), byReact: [] };
    Object.assign(globalThis, { pair });
    // React's first content, in the moment when it takes the place: what follows may come with a later answer.
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
  release();
  await islandsReady(page);
  await expect(page.locator('.fallback')).toHaveCount(0);
  const pair = await page.evaluate(() => (globalThis as unknown as { pair: Pair }).pair);
  await page.unroute('**/_astro/react-dom*.js');
  return pair;
}

/** Members in whose account, tickets, invitations and rules something is different. */
const VISITS: readonly { screen: ScreenName; person?: PersonName; options?: HrefOptions }[] = [
  { screen: 'register' },
  { screen: 'register', options: { query: { level: '2' } } },
  { screen: 'register', options: { query: { product: 'gone' } } },
  ...(['1', '2', '3'] as const).map(
    (level) => ({ screen: 'packages', person: 'lin', options: { params: { level } } }) as const,
  ),
  ...(['lin', 'ann', 'mei', 'tao', 'bob', 'kai', 'dev', 'ned'] as const).map(
    (person) => ({ screen: 'account', person }) as const,
  ),
  { screen: 'account', person: 'dev', options: { query: { tab: 'orders', page: '2' } } },
  ...(['tia', 'ned', 'lin'] as const).map((person) => ({ screen: 'ticket', person }) as const),
  ...(['sam', 'pia', 'pol', 'lin'] as const).map((person) => ({ screen: 'invite', person }) as const),
  ...(['rob', 'rae', 'lin'] as const).map((person) => ({ screen: 'rules', person }) as const),
];

for (const locale of LOCALES) {
  test(`what is painted before React is what React shows, ${locale}`, async ({ page, verbs }) => {
    for (const { screen, person, options } of VISITS) {
      if (person) {
        await page.goto(href('terms', { locale }));
        await verbs.become(person);
      }
      const { painted, byReact } = await paintedAndByReact(page, screen, { ...options, locale });
      expect(painted.length, `${screen} ${person} is painted`).toBeGreaterThan(3);
      expect(painted, `${screen} ${person}`).toEqual(byReact);
    }
  });
}
