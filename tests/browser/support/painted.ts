import type { Page } from 'playwright/test';
import { type HrefOptions, href } from '../../../src/routes/href.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import { expect, islandsReady } from './fixtures.ts';
import { reactFile } from './script-files.ts';
import { heldBack } from './slow-scripts.ts';

const REACT = `**${reactFile()}`;

/** Opens a screen while React's file is held back until `release`. Waits until its painter has painted. */
export async function openPainted(
  page: Page,
  screen: ScreenName,
  options: HrefOptions,
): Promise<{ release(): Promise<void> }> {
  const react = await heldBack(page, REACT);
  await page.addInitScript(() => {
    // Whatever changes the place once the document stands is the painter: React is held back.
    const watch = (): void =>
      new MutationObserver((changes) => {
        const isPlace = ({ target }: MutationRecord) => target instanceof Element && target.closest('.fallback');
        if (changes.some(isPlace)) Object.assign(globalThis, { isPainted: true });
      }).observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', watch, { capture: true, once: true });
  });
  await page.goto(href(screen, options), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isPainted' in globalThis);
  return {
    async release() {
      await react.release();
      await islandsReady(page);
      await expect(page.locator('.fallback')).toHaveCount(0);
      await page.unroute(REACT);
    },
  };
}

/** What React shows in the places that a painter filled, and what the painter showed there: line by line. */
export interface Pair {
  painted: string[];
  byReact: string[];
}

/**
 * Opens a screen while React's file is held back, reads what the painter shows, lets React take over, and reads what it
 * shows in the same place.
 */
export async function paintedAndByReact(page: Page, screen: ScreenName, options: HrefOptions): Promise<Pair> {
  const react = await openPainted(page, screen, options);
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
  await react.release();
  return page.evaluate(() => (globalThis as unknown as { pair: Pair }).pair);
}
