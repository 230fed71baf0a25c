import type { Page } from 'playwright/test';
import { covered, takePresses } from '../support/covered.ts';
import { EVERY_STATE, nameOf, PEOPLE, see } from '../support/every-screen.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** Where a page is looked at, and how far down that is. */
const ENDS = [
  ['top', 0],
  ['end', 1e6],
] as const;

/** Waits for the offer in the line above the page, where it has one, or closes it for this page. */
async function showOffer(page: Page, isRunning: boolean): Promise<void> {
  for (const line of await page.locator('.banner').all()) {
    if (isRunning) await expect(line).toHaveAttribute('data-shows', 'offer');
    else await line.getByRole('button').click();
  }
  if (!isRunning) await page.evaluate((key) => sessionStorage.removeItem(key), storageKey('offerClosed'));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => takePresses(page));

for (const people of PEOPLE) {
  for (const part of [0, 1, 2, 3, 4, 5]) {
    const some = EVERY_STATE[people].filter((_, index) => index % 6 === part);
    test(`nothing that is read or pressed lies under something else, with and without an offer, for ${people}: ${some.map(nameOf).join(', ')}`, async ({
      page,
      verbs,
    }) => {
      await verbs.setting('activity', 'banner');
      await page.setViewportSize(WINDOWS[0]);
      if (people === 'members') await verbs.signedIn('lin');
      const found: string[] = [];
      for (const [index, visit] of some.entries()) {
        const look = async (size: (typeof WINDOWS)[number], day: 'with' | 'without'): Promise<void> => {
          await page.setViewportSize(size);
          await settled(page);
          // An offer above the page makes no difference at its end.
          for (const [at, top] of day === 'with' ? ENDS : ENDS.slice(0, 1))
            for (const each of await covered(page, top))
              found.push(`${nameOf(visit)}, ${size.width} px, ${day} an offer, at the ${at}: ${each}`);
        };
        // The languages take turns: what lies where depends little on them.
        await see(page, verbs, index % 2 ? 'zh' : 'en', visit);
        await showOffer(page, true);
        for (const size of WINDOWS) await look(size, 'with');
        await page.setViewportSize(WINDOWS[0]);
        await showOffer(page, false);
        for (const size of WINDOWS) await look(size, 'without');
      }
      expect(found).toEqual([]);
    });
  }
}

test('the offer’s popup lies on no price, no button and no end of the page, wherever a reader scrolls', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'on');
  const picture = page.waitForResponse('**/files/activity-*');
  await verbs.open('landing', { locale: 'en' });
  await picture;
  const popup = page.locator('[data-popup]');
  await page.mouse.wheel(0, 2000);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let seen = 0;
    for (let top = 0; top < height; top += 300) {
      expect.soft(await covered(page, top), `${size.width} px, scrolled by ${top}`).toEqual([]);
      if (await popup.isVisible()) seen++;
    }
    expect(seen, `how often it was seen at ${size.width} px`).toBeGreaterThan(3);
  }
});
