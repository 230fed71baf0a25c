import type { Page } from 'playwright/test';
import type { Locale } from '#routes/locales.ts';
import { cutInAnyStyle, cutWithLongerWords } from '../support/cut-words.ts';
import { EVERY_STATE, nameOf, PEOPLE, see } from '../support/every-screen.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { wrongJoins } from '../support/joined-texts.ts';
import { lookOf } from '../support/look.ts';
import { moving } from '../support/moving.ts';

/** A desktop at 400 %. */
const SMALL = { width: 320, height: 256 };

/** The sizes of type, in px (src/styles/README.md#type). */
const SIZES = [14, 16, 20, 28, 40, 64];

/** Fails for texts that are joined as their language does not join them. */
async function expectJoined(page: Page, where: string, locale: Locale): Promise<void> {
  expect.soft(await wrongJoins(page, locale), `${where} joined`).toEqual([]);
}

/** Fails for what is cut in a small window, as it is, with other letters or with more space. */
async function expectWhole(page: Page, where: string): Promise<void> {
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `${where} ${how}`).toEqual([]);
}

for (const people of PEOPLE) {
  for (const [half, locale] of (['zh', 'tw'] as const).entries()) {
    test(`no word or price is cut at 320 px, and what code joins is typeset, for ${people} (${locale})`, {
      tag: ['@320px:every', '@spacing:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      await page.setViewportSize(SMALL);
      for (const [index, visit] of EVERY_STATE[people].entries()) {
        await see(page, verbs, locale, visit);
        await expectJoined(page, nameOf(visit), locale);
        // They take turns: the words of both are as long.
        if (index % 2 === half) await expectWhole(page, nameOf(visit));
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
        await expectJoined(page, nameOf(visit), 'en');
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
