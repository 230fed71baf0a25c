import { EVERY_SCREEN, PEOPLE, see } from '../support/every-screen.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { lookOf } from '../support/look.ts';

/** The sizes of type, in px (src/styles/README.md#type). */
const SIZES = [13, 15, 17, 20, 24, 32, 40, 68];

for (const people of PEOPLE) {
  for (const half of [0, 1]) {
    const some = EVERY_SCREEN[people].filter((_, index) => index % 2 === half);
    test(`what ${people} see keeps to the sizes of type, the left edge and the width, and all that is pressed is 44 px high: ${some.map(({ screen }) => screen).join(', ')}`, async ({
      page,
      verbs,
    }) => {
      if (people === 'members') await verbs.signedIn('lin');
      for (const visit of some) {
        await page.setViewportSize(PHONE);
        await see(page, verbs, 'en', visit);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          const { sizes, frameLeft, headingLeft, overflow, smallTargets } = await lookOf(page);
          const where = `${visit.screen} at ${size.width}`;
          expect
            .soft(
              sizes.filter((each) => !SIZES.includes(each)),
              `${where}: other sizes of type`,
            )
            .toEqual([]);
          expect.soft(overflow, `${where}: wider than the window`).toBe(0);
          expect.soft(smallTargets, `${where}: small targets`).toEqual([]);
          if (frameLeft !== undefined && headingLeft !== undefined)
            expect.soft(headingLeft, `${where}: left edge`).toBe(frameLeft);
        }
      }
    });
  }
}
