import { type HrefOptions, href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import type { ScreenName } from '../../../src/routes/table.ts';
import { cutInAnyStyle } from '../support/cut-words.ts';
import { EVERY_SCREEN } from '../support/every-screen.ts';
import { expect, islandsReady, test } from '../support/fixtures.ts';

interface Visit {
  screen: ScreenName;
  options: HrefOptions;
}

const visitsOf = (forMembers: boolean): Visit[] =>
  EVERY_SCREEN.filter(({ isMembers, name }) => (isMembers || name === 'packages') === forMembers).map(
    ({ name, params }) => ({ screen: name, options: { params } }),
  );

for (const locale of LOCALES) {
  for (const forMembers of [false, true]) {
    test(`no word or price is cut at 320 px, with wide letters or with more space between them, for ${forMembers ? 'members' : 'visitors'} (${locale})`, {
      tag: ['@320px:every', '@spacing:every'],
    }, async ({ page, verbs }) => {
      if (forMembers) await verbs.signedIn('lin');
      await page.setViewportSize({ width: 320, height: 256 });
      for (const { screen, options } of visitsOf(forMembers)) {
        await page.goto(href(screen, { locale, ...options }));
        await islandsReady(page);
        await expect(page.locator('.skeleton, .card-skeleton').filter({ visible: true })).toHaveCount(0);
        for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `${screen} ${how}`).toEqual([]);
      }
    });
  }
}
