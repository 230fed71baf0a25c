/**
 * Takes the pictures of `npm run gallery`, and notes what can be measured of each: sizes of type, left edges, overflow, small targets,
 * and what axe finds (docs/look.md#gallery). A test is one state in one language.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { href } from '../../src/routes/href.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { readGalleryPlan } from '../../tools/gallery/plan.ts';
import { TAGS, violations } from '../browser/support/accessible.ts';
import { pageIdle, settled, test } from '../browser/support/fixtures.ts';
import { type Look, lookOf } from '../browser/support/look.ts';
import { STATES } from './states.ts';

const { out, widths, schemes } = readGalleryPlan();
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024 };

/** What is noted beside the pictures of one width. */
interface Note extends Look {
  width: number;
  /** axe's findings, by rule. */
  axe: string[];
}

mkdirSync(out, { recursive: true });

for (const state of STATES) {
  for (const locale of LOCALES) {
    test.describe(() => {
      if (state.userAgent) test.use({ userAgent: state.userAgent });

      test(`${state.screen} ${state.name} ${locale}`, async ({ page, verbs }) => {
        verbs.expectConsole(/./);
        if (state.person) await verbs.signedIn(state.person);
        await state.prepare?.(verbs);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: widths[0] ?? 360, height: 740 });
        await page.goto(href(state.screen, { ...state.options, locale }));
        await (state.name === 'waiting' ? pageIdle : settled)(page);
        await state.act?.(page, locale);
        await seenToTheEnd(page);
        const notes: Note[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const path = join(out, 'shots', `${state.screen} ${state.name}`, `${locale} ${width} ${colorScheme}.png`);
            await page.screenshot({ path, fullPage: true, animations: 'disabled' });
          }
          const axe = await violations(page, { type: 'tag', values: TAGS });
          notes.push({ width, ...(await lookOf(page)), axe });
        }
        const name = `${state.screen} ${state.name} ${locale}`;
        writeFileSync(
          join(out, 'shots', `${state.screen} ${state.name}`, `${locale}.json`),
          JSON.stringify({ name, notes }),
        );
      });
    });
  }
}

/** Goes through the whole page, for what is fetched only where it is seen, and back to its start. */
async function seenToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(
    () =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      [...document.querySelectorAll('use')].every((one) => !one.checkVisibility() || one.getBBox().width > 0),
  );
}
