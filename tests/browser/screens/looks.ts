import type { Page } from 'playwright/test';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { brokenFigures, violations } from '../support/accessible.ts';
import { covered, takePresses } from '../support/covered.ts';
import { cutInAnyStyle, cutWithLongerWords } from '../support/cut-words.ts';
import { DESKTOP, PHONE, TABLET } from '../support/fixtures.ts';
import { walkByTab } from '../support/focus-walk.ts';
import { wrongJoins } from '../support/joined-texts.ts';
import { lookOf } from '../support/look.ts';
import { moving } from '../support/moving.ts';
import type { Size } from './visit.ts';

/**
 * A look at an open page: a check that returns what is wrong. Each look starts with the same window, colour scheme and forced colours, so
 * it may change these. It must leave everything else unchanged.
 */
export interface Look {
  /** The kind of fault that the look finds. It is the name of the failed expectation. */
  finds: string;
  /** Returns what is wrong on the page, in words. The list is empty if nothing is. */
  look(page: Page, locale: Locale): Promise<string[]>;
}

/** A desktop window at a zoom of 400 %. */
export const SMALLEST = { width: 320, height: 256 };
/** A phone held sideways. */
const ON_ITS_SIDE = { width: 640, height: 360 };

/** Scroll positions of the page's two ends, in px. The page stops earlier if it is shorter. */
const ENDS = { top: 0, end: 1e6 };

/** The sizes of type, in px (src/styles/README.md#type). */
const SIZES = [14, 16, 20, 28, 40, 64];

/** Looks for every state, in each language. */
export const TEXT_LOOKS: readonly Look[] = [{ finds: 'title, heading or landmark', look: wrongOutline }];

/** Looks for every state, in one language. */
export const ACCESS_LOOKS: readonly Look[] = [
  {
    finds: 'axe, in light',
    look: async (page) => [...(await brokenFigures(page)), ...(await violations(page, 'light'))],
  },
  {
    finds: 'invalid fields',
    // Screen readers also say "invalid" for fields that only the browser rejects, and for the form around them.
    look: (page) =>
      page
        .locator('main :is(:invalid, [aria-invalid="true"])')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80))),
  },
  { finds: 'movement', look: moving },
];

/**
 * Looks for states with a layout of their own. They are taken in English and in one of the two Chinese languages, whose words are equally
 * long.
 */
export const CUT_LOOKS: readonly Look[] = [
  {
    finds: 'joined texts',
    async look(page, locale) {
      await page.setViewportSize(SMALLEST);
      return wrongJoins(page, locale);
    },
  },
  {
    finds: 'cut words',
    async look(page) {
      await page.setViewportSize(SMALLEST);
      return (await cutInAnyStyle(page)).flatMap(([how, found]) => found.map((each) => `${how}: ${each}`));
    },
  },
];

/** Looks for states with a layout of their own, in one language. */
export const LAYOUT_LOOKS: readonly Look[] = [
  { finds: 'axe, in dark', look: (page) => violations(page, 'dark') },
  { finds: 'sizes and edges on a phone', look: (page) => wrongMeasures(page, PHONE) },
  { finds: 'sizes and edges on a desktop', look: (page) => wrongMeasures(page, DESKTOP) },
  ...[DESKTOP, TABLET, PHONE].map((size) => ({
    finds: `covered at ${size.width} px`,
    look: (page: Page) => coveredAt(page, size, ['top', 'end']),
  })),
  {
    finds: 'no edge in forced colours',
    async look(page) {
      await page.emulateMedia({ forcedColors: 'active' });
      return withoutEdge(page);
    },
  },
  {
    finds: 'focus out of view in a small window',
    async look(page) {
      await page.setViewportSize(SMALLEST);
      return walkByTab(page);
    },
  },
  {
    finds: 'focus out of view on a phone on its side',
    async look(page) {
      await page.setViewportSize(ON_ITS_SIDE);
      // Without a sticky bar this window hides nothing that the smallest window would not hide as well.
      return (await hasSticking(page)) ? walkByTab(page) : [];
    },
  },
  {
    finds: 'cut with longer words',
    async look(page) {
      await page.setViewportSize(PHONE);
      return cutWithLongerWords(page);
    },
  },
];

/** Looks for content that the line of an activity covers. At the page's end the line makes no difference. */
export const OFFER_LOOKS: readonly Look[] = [DESKTOP, TABLET, PHONE].map((size) => ({
  finds: `covered at ${size.width} px`,
  look: (page) => coveredAt(page, size, ['top']),
}));

/** Lists what is wrong with a page's title, language, headings and landmarks. */
async function wrongOutline(page: Page, locale: Locale): Promise<string[]> {
  const found: string[] = [];
  const title = await page.title();
  if (!/^\S.* – \S+$/u.test(title)) found.push(`the title is "${title}"`);
  const { lang, mains, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    mains: document.querySelectorAll('main').length,
    headings: [...document.querySelectorAll('h1')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent?.trim() ?? ''),
  }));
  if (lang !== LANGUAGE_TAG[locale]) found.push(`the language is "${lang}"`);
  if (mains !== 1) found.push(`${mains} main landmarks`);
  if (headings.length !== 1 || !headings[0]) found.push(`headings of the first level: ${JSON.stringify(headings)}`);
  return found;
}

async function wrongMeasures(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  const { sizes, frameLeft, headingLeft, overflow, smallTargets } = await lookOf(page);
  return [
    ...sizes.filter((each) => !SIZES.includes(each)).map((each) => `type of ${each} px`),
    ...smallTargets.map((each) => `a small target: ${each}`),
    ...(overflow === 0 ? [] : [`${overflow} px wider than the window`]),
    ...(frameLeft === undefined || headingLeft === undefined || headingLeft === frameLeft
      ? []
      : [`the heading begins at ${headingLeft} px, the frame at ${frameLeft} px`]),
  ];
}

/** Lists what something else covers at these ends of the page. */
async function coveredAt(page: Page, size: Size, ends: readonly (keyof typeof ENDS)[]): Promise<string[]> {
  await page.setViewportSize(size);
  const undo = await takePresses(page);
  const found: string[] = [];
  for (const end of ends) found.push(...(await covered(page, ENDS[end])).map((each) => `at the ${end}: ${each}`));
  await page.evaluate(() => scrollTo(0, 0));
  await undo();
  return found;
}

/**
 * Lists fields and buttons without a border, and check boxes that only a background marks as checked. Forced colours remove backgrounds.
 * Controls that the browser draws itself always have a border and a mark.
 */
async function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasEdge = (element: Element | null): boolean =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderBlockEndWidth) > 0;
    const boxes = [...document.querySelectorAll('main .check')].filter(
      (box) => getComputedStyle(box).appearance === 'none',
    );
    const others = [...document.querySelectorAll('main :is(.button, input, select, textarea)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches('.button'))
      .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement));
    return [...boxes, ...others].map((element) => `${element.localName}.${element.className}`);
  });
}

/** Does the content have a sticky element, which may cover something? */
async function hasSticking(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
    ),
  );
}
