/** The site in the made-up language, as `tools/pseudo.ts` has built it: what is not translated, joined from pieces, or does not fit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { decodeMessage } from '../../src/contract/call.ts';
import { href } from '../../src/routes/href.ts';
import type { Locale } from '../../src/routes/locales.ts';
import { DESKTOP, expect, PHONE, pageIdle, settled, test } from '../browser/support/fixtures.ts';
import { STATES } from '../browser/support/states.ts';
import { seenOn } from './support/fits.ts';
import { judge } from './support/judge.ts';
import { PSEUDO } from './support/language.ts';

const { PSEUDO_COPY = '.', PSEUDO_PICTURES } = process.env;
/** What an operator has set, which is no text of the site. */
const operators = readFileSync(join(PSEUDO_COPY, 'operators.json'), 'utf8');

test.use({ distDir: join(PSEUDO_COPY, 'dist') });

for (const state of STATES) {
  test.describe(() => {
    if (state.userAgent) test.use({ userAgent: state.userAgent });

    test(`${state.screen} ${state.name}`, async ({ page, verbs }) => {
      verbs.expectConsole(/./);
      const answers = answersOf(page);
      if (state.person) await verbs.signedIn(state.person);
      await state.prepare?.(verbs);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        // Of the copy, which has one language more.
        await page.goto(href(state.screen, { ...state.options, locale: PSEUDO as Locale }));
        await (state.name === 'waiting' ? pageIdle : settled)(page);
        const { runs, unfit } = await seenOn(page);
        const said =
          (await Promise.all(answers)).map(unescaped).join('\n') +
          operators +
          (await page.evaluate(() =>
            Object.values(sessionStorage)
              .map((value) => value.replaceAll('\\', ''))
              .join(),
          ));
        const isKnown = (words: string): boolean => said.includes(words);
        found.push(
          ...runs.flatMap((run) => judge(run, isKnown).map(({ kind, text }) => `${kind}: ${text}`)),
          ...unfit.filter(({ text }) => !text || !isKnown(text)).map(({ what }) => `${size.width} px: ${what}`),
        );
        if (PSEUDO_PICTURES) {
          const path = join(PSEUDO_PICTURES, `${state.screen} ${state.name} ${size.width}.png`);
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        }
      }
      expect([...new Set(found)]).toEqual([]);
    });
  });
}

/** What the API has said on a page so far: names, orders, tickets and packages are nobody's to translate. */
function answersOf(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

/** An answer as it is read: without the escapes of JSON, and with the text of an error (docs/api.md#error-text). */
function unescaped(json: string): string {
  const [, msg] = /"msg":"([^"]+)"/.exec(json) ?? [];
  return `${json}${decodeMessage(msg)?.en ?? ''}`.replace(/\\(["\\/])/g, '$1').replace(/\\[nrt]/g, ' ');
}
