import type { Page } from 'playwright/test';
import { cutInAnyStyle, cutWithLongerWords } from '../support/cut-words.ts';
import { EVERY_STATE, nameOf, PEOPLE, see } from '../support/every-screen.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { moving } from '../support/moving.ts';

/** Measurements of a page's look in its current window (src/styles/README.md). */
interface Look {
  /** Every visible font size, in px, smallest first. */
  sizes: number[];
  /**
   * The left edges of the page's frame (of the brand; beside a rail of the footer's first link; in panes, of what
   * the heading's pane holds) and of the first heading (on a ticket, of the link back before it), in px; undefined if there
   * is none.
   */
  frameLeft: number | undefined;
  headingLeft: number | undefined;
  /** How much wider than the window the page is, in px. */
  overflow: number;
  /** Buttons and links on their own that are less than 44 px high: text and size. */
  smallTargets: string[];
}

/** Measures the visible parts of a page. */
async function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const leftOf = (selector: string): number | undefined => {
      const found = [...document.querySelectorAll(selector)].find(isSeen);
      return found && Math.round(found.getBoundingClientRect().left);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Set<number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() && parent && !parent.closest('svg') && isSeen(parent))
        sizes.add(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize) * 100) / 100);
    }
    // A link in a sentence may be as high as its line (WCAG 2.2, 2.5.8).
    const isInSentence = (element: Element): boolean => {
      const block = element.closest('p, li, td, dd, h2, h3, label, small, legend');
      return block !== null && (block.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    };
    const smallTargets = [...document.querySelectorAll('a, button, summary, select, input, textarea')]
      // Placeholders can't be pressed.
      .filter((element) => isSeen(element) && !element.closest('.visually-hidden, [aria-hidden=true]:disabled'))
      .map((element) => {
        // A press on a radio's label selects it, so the label counts.
        const radio = element.matches('[type=radio], [type=checkbox]')
          ? (element as HTMLInputElement).labels?.[0]
          : null;
        return { element, box: (element.closest('label') ?? radio ?? element).getBoundingClientRect() };
      })
      .filter(({ element, box }) => box.height < 43.5 && !(element.matches('a, button') && isInSentence(element)))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
        return `${name || element.className} ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
    const isBesideRail = document.body.matches('.desk') && innerWidth >= 960;
    // Panes go from edge to edge, each with its own margin: a heading stands over what its own pane holds.
    const paneLeft = isBesideRail ? (leftOf('.pane-thread .messages') ?? leftOf('.pane .ticket-foot')) : undefined;
    return {
      sizes: [...sizes].sort((a, b) => a - b),
      frameLeft: paneLeft ?? leftOf(isBesideRail ? '.footer a' : '.header .brand'),
      headingLeft: leftOf('main .thread-back svg, main h1'),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      smallTargets: [...new Set(smallTargets)],
    };
  });
}

/** A desktop at 400 %. */
const SMALL = { width: 320, height: 256 };

/** The sizes of type, in px (src/styles/README.md#type). */
const SIZES = [13, 15, 17, 20, 24, 32, 40, 68];

/** Fails for what is cut in a small window, as it is, with other letters or with more space. */
async function expectWhole(page: Page, where: string): Promise<void> {
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `${where} ${how}`).toEqual([]);
}

for (const people of PEOPLE) {
  // They take turns: the words of both are as long.
  for (const [half, locale] of (['zh', 'tw'] as const).entries()) {
    test(`no word or price is cut at 320 px, for ${people} (${locale})`, {
      tag: ['@320px:every', '@spacing:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      await page.setViewportSize(SMALL);
      for (const visit of EVERY_STATE[people].filter((_, index) => index % 2 === half)) {
        await see(page, verbs, locale, visit);
        await expectWhole(page, nameOf(visit));
      }
    });
  }

  for (const quarter of [0, 1, 2, 3]) {
    const some = EVERY_STATE[people].filter((_, index) => index % 4 === quarter);
    test(`what ${people} see is cut nowhere, keeps to the sizes of type, the left edge and the width, with longer words, too; all that is pressed is 44 px high, has an edge in forced colours, and nothing moves: ${some.map(nameOf).join(', ')}`, {
      tag: ['@320px:every', '@spacing:every', '@forced:every', '@motion:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      for (const visit of some) {
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
        await page.setViewportSize(SMALL);
        await see(page, verbs, 'en', visit);
        await expectWhole(page, nameOf(visit));
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          await expectLook(page, `${nameOf(visit)} at ${size.width}`);
        }
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        // Screen readers say "invalid" also for what only the browser takes to be wrong, and for the form around it.
        await expect
          .soft(page.locator('main :is(:invalid, [aria-invalid="true"])'), `${nameOf(visit)}: wrong`)
          .toHaveCount(0);
        expect.soft(await moving(page), `${nameOf(visit)}: moving`).toEqual([]);
        expect.soft(await withoutEdge(page), `${nameOf(visit)}: without an edge`).toEqual([]);
        // Last, since the words stay long.
        await page.setViewportSize(PHONE);
        expect.soft(await cutWithLongerWords(page), `${nameOf(visit)}: with longer words`).toEqual([]);
      }
    });
  }
}

async function expectLook(page: Page, where: string): Promise<void> {
  const { sizes, frameLeft, headingLeft, overflow, smallTargets } = await lookOf(page);
  const others = sizes.filter((each) => !SIZES.includes(each));
  expect.soft(others, `${where}: other sizes of type`).toEqual([]);
  expect.soft(overflow, `${where}: wider than the window`).toBe(0);
  expect.soft(smallTargets, `${where}: small targets`).toEqual([]);
  if (frameLeft !== undefined && headingLeft !== undefined)
    expect.soft(headingLeft, `${where}: left edge`).toBe(frameLeft);
}

/** The fields and buttons that nothing sets off from their ground. What the browser draws itself has an edge in any colours. */
async function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasEdge = (element: Element | null): boolean =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderBlockEndWidth) > 0;
    return [...document.querySelectorAll('main :is(.button, input, select, textarea)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches('.button'))
      .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement))
      .map((element) => `${element.localName}.${element.className}`);
  });
}
