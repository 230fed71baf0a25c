import { LOCALES } from '../../../src/routes/locales.ts';
import { cutInAnyStyle } from '../support/cut-words.ts';
import { EVERY_STATE, nameOf, PEOPLE, see } from '../support/every-screen.ts';
import { expect, test } from '../support/fixtures.ts';
import { wrongJoins } from '../support/joined-texts.ts';

for (const locale of LOCALES) {
  for (const people of PEOPLE) {
    test(`no word or price is cut at 320 px, with other letters or more space, and what code joins is typeset, for ${people} (${locale})`, {
      tag: ['@320px:every', '@spacing:every'],
    }, async ({ page, verbs }) => {
      if (people === 'members') await verbs.signedIn('lin');
      await page.setViewportSize({ width: 320, height: 256 });
      for (const visit of EVERY_STATE[people]) {
        await see(page, verbs, locale, visit);
        expect.soft(await wrongJoins(page, locale), `${nameOf(visit)} joined`).toEqual([]);
        for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `${nameOf(visit)} ${how}`).toEqual([]);
      }
    });
  }
}
