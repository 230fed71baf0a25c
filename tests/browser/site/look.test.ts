import { href } from '../../../src/routes/href.ts';
import { EVERY_SCREEN } from '../support/every-screen.ts';
import { DESKTOP, expect, PHONE, settled, test } from '../support/fixtures.ts';
import { lookOf } from '../support/look.ts';

/** The sizes of type, in px (docs/look.md#type). */
const SIZES = [13, 15, 17, 20, 24, 32, 48, 68];

for (const person of [undefined, 'lin'] as const) {
  const screens = EVERY_SCREEN.filter(({ name, isMembers }) => (isMembers || name === 'packages') === Boolean(person));
  for (const half of [0, 1]) {
    const some = screens.filter((_, index) => index % 2 === half);
    test(`what ${person ? 'members' : 'visitors'} see keeps to the sizes of type, the left edge and the width, and all that is pressed is 44 px high: ${some.map(({ name }) => name).join(', ')}`, async ({
      page,
      verbs,
    }) => {
      if (person) await verbs.signedIn(person);
      for (const { name, params } of some) {
        await page.setViewportSize(PHONE);
        await page.goto(href(name, { locale: 'en', params }));
        await settled(page);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          const { sizes, frameLeft, headingLeft, overflow, smallTargets } = await lookOf(page);
          const where = `${name} at ${size.width}`;
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
