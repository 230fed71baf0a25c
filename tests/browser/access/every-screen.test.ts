import { EVERY_SCREEN, PEOPLE, see } from '../support/every-screen.ts';
import { expect, test } from '../support/fixtures.ts';
import { moving } from '../support/moving.ts';

for (const people of PEOPLE) {
  test(`in forced colours each field and button of ${people} has an edge, with reduced motion nothing moves, and no field is wrong before it is typed in`, {
    tag: ['@forced:every', '@motion:every'],
  }, async ({ page, verbs }) => {
    if (people === 'members') await verbs.signedIn('lin');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const visit of EVERY_SCREEN[people]) {
      await see(page, verbs, 'en', visit);
      const bare = await page.evaluate(() => {
        const hasEdge = (element: Element | null): boolean =>
          element !== null && Number.parseFloat(getComputedStyle(element).borderBlockEndWidth) > 0;
        const shown = [...document.querySelectorAll('main :is(.button, input, select, textarea)')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        // What the browser draws itself has an edge in any colours.
        return shown
          .filter((element) => getComputedStyle(element).appearance === 'none' || element.matches('.button'))
          .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement))
          .map((element) => `${element.localName}.${element.className}`);
      });
      // Screen readers say "invalid" also for what only the browser takes to be wrong, and for the form around it.
      await expect
        .soft(page.locator('main :is(:invalid, [aria-invalid="true"])'), `${visit.screen}: wrong`)
        .toHaveCount(0);
      expect.soft(await moving(page), `${visit.screen}: moving`).toEqual([]);
      expect.soft(bare, `${visit.screen}: without an edge`).toEqual([]);
    }
  });
}
