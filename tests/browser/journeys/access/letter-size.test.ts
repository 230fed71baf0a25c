/** Readers can set larger letters in their browser. The letters then grow, and the window does not. */
import { covered, takePresses } from '../../support/covered.ts';
import { cutWords } from '../../support/cut-words.ts';
import { expect, PHONE, test } from '../../support/fixtures.ts';

/** Chrome's settings "Large" and "Very large", and twice the usual size, in px. */
const SIZES = [20, 24, 32];

test.use({ viewport: PHONE });

for (const [screen, params, person] of [
  ['landing', {}, undefined],
  ['register', {}, undefined],
  ['packages', { level: 1 }, 'lin'],
  ['packages', { level: 2 }, 'leo'],
  ['account', {}, 'lin'],
] as const)
  test(`with large letters no word of ${screen} ${Object.values(params)} is cut or covered on a phone`, async ({
    page,
    verbs,
  }) => {
    if (person) await verbs.signedIn(person);
    const browser = await page.context().newCDPSession(page);
    for (const locale of ['en', 'zh'] as const) {
      await verbs.open(screen, { locale, params });
      if (screen !== 'account')
        await expect(page.getByText('$49.99').or(page.getByText('$129.99')).first()).toBeVisible();
      for (const standard of SIZES) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
        const undo = await takePresses(page);
        for (const top of [0, 1e6])
          expect.soft(await covered(page, top), `${locale}, ${standard} px, at ${top}`).toEqual([]);
        expect.soft(await cutWords(page), `${locale}, ${standard} px`).toEqual([]);
        await undo();
      }
    }
    // The next test may get the same tab.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
