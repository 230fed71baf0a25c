import { href } from '../../../src/routes/href.ts';
import { DESKTOP, expect, islandsReady, PHONE, test } from '../support/fixtures.ts';

/** The drawings look alike wherever Chromium draws them, but edges are smoothed a little differently by each version of Chromium. */
const TOLERANCE = { maxDiffPixelRatio: 0.002 };

/** A member for each time of day (docs/behaviour/account.md#horizon). */
const SKIES = { morning: 'mei', evening: 'bob', night: 'kai', 'before the first package': 'ann' } as const;

for (const [time, person] of Object.entries(SKIES)) {
  test(`the account's sky is drawn for ${time}`, async ({ page, verbs }) => {
    await verbs.signedIn(person);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto(href('account', { locale: 'en' }));
    await islandsReady(page);
    const sky = page.locator('[data-sky]');
    await expect(sky).toHaveAttribute('data-state', /./);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await sky.screenshot()).toMatchSnapshot(['drawings', `sky-${person}-${colorScheme}.png`], TOLERANCE);
    }
  });
}

test("the landing page's scene is drawn at both widths", async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(href('landing', { locale: 'en' }));
    // What stands on it has words, whose letters differ from machine to machine.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body > *, main *'))
        if (!element.closest('.scenery') && !element.querySelector('.scenery')) element.style.visibility = 'hidden';
    });
    expect(await page.locator('.scenery').screenshot()).toMatchSnapshot(
      ['drawings', `scene-${size.width}.png`],
      TOLERANCE,
    );
  }
});
