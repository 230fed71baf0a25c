/** Readers can set larger letters in their browser. The letters then grow, and the window does not. */
import { covered, takePresses } from '../../support/covered.ts';
import { cutWords } from '../../support/cut-words.ts';
import { expect, PHONE, test } from '../../support/fixtures.ts';

/** Chrome's setting "Very large", in px. */
const VERY_LARGE = 24;

test.use({
  viewport: PHONE,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${VERY_LARGE}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

for (const [screen, params, person] of [
  ['landing', {}, undefined],
  ['register', {}, undefined],
  ['packages', { level: 1 }, 'lin'],
  ['packages', { level: 2 }, 'leo'],
  ['account', {}, 'lin'],
] as const)
  test(`with very large letters no word of ${screen} ${Object.values(params)} is cut or covered on a phone`, async ({
    page,
    verbs,
  }) => {
    if (person) await verbs.signedIn(person);
    for (const locale of ['en', 'zh'] as const) {
      await verbs.open(screen, { locale, params });
      await expect(page.locator('html')).toHaveCSS('font-size', `${VERY_LARGE}px`);
      if (screen !== 'account')
        await expect(page.getByText('$49.99').or(page.getByText('$129.99')).first()).toBeVisible();
      const undo = await takePresses(page);
      for (const top of [0, 1e6]) expect.soft(await covered(page, top), `${locale}, at ${top}`).toEqual([]);
      expect.soft(await cutWords(page), locale).toEqual([]);
      await undo();
    }
  });
