import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { storagePrefix } from '../../../../brand/storage-prefix.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { covered, takePresses } from '../../support/covered.ts';
import { DESKTOP, expect, PHONE, pageIdle, TABLET, test, words } from '../../support/fixtures.ts';

/** Scrolls past the first view, as a reader does, until no button is at the bottom of the window. */
const goOnReading = (page: Page) =>
  page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));

test('the popup appears below the first view, once a session, and leads to the packages', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await verbs.setting('activity', 'popup');
  await verbs.signedIn('lin');
  const picture = page.waitForResponse('**/files/activity-wide-en.svg');
  await verbs.open('landing', { locale: 'en' });
  await picture;
  const popup = page.getByRole('dialog', { name: t('popup.label') });
  await expect(popup).toBeHidden();
  await goOnReading(page);
  await expect(popup).toBeVisible();
  await expect(popup.locator('img')).toHaveJSProperty('naturalWidth', 1200);
  await expectAccessible(page);
  // The page beside the popup stays usable.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await popup.getByRole('link', { name: t('popup.open') }).click();
  await page.waitForURL(`**${href('packages', { locale: 'en', params: { level: '1' } })}`);
  await verbs.open('landing', { locale: 'en' });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await goOnReading(page);
  await expect(popup).toBeHidden();
});

test('the popup never covers the first view, and waits while the reader is busy below it', async ({ page, verbs }) => {
  await verbs.setting('activity', 'popup');
  await page.clock.install();
  await verbs.open('landing', { locale: 'en' });
  await pageIdle(page);
  await expect(page.locator('[data-popup] img')).toHaveCount(1);
  const popup = page.getByRole('dialog', { name: words('en', 'landing')('popup.label') });
  await page.clock.runFor(60_000);
  await expect(popup).toBeHidden();
  await page.keyboard.press('Tab');
  await goOnReading(page);
  await page.clock.runFor(30_000);
  await expect(popup).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(8000);
  await expect(popup).toBeVisible();
  // The keyboard reaches the popup before the page's content.
  await page
    .getByRole('banner')
    .locator('summary')
    .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link')).toBeFocused();
});

test('the popup does not appear while an order is waiting', async ({ page, verbs }) => {
  await verbs.setting('activity', 'popup');
  await verbs.open('landing', { locale: 'en' });
  await page.evaluate((name) => localStorage.setItem(name, '{}'), `${storagePrefix}pendingPayment`);
  await page.reload();
  await pageIdle(page);
  await goOnReading(page);
  await expect(page.locator('[data-popup] img')).toHaveCount(0);
});

const WAYS_TO_CLOSE = {
  'a tap beside it': (page: Page) => page.mouse.click(5, 5),
  async Escape(page: Page) {
    // If the focus is in the popup, it goes back to where it was.
    const tab = page.getByRole('tab').first();
    await tab.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.getByRole('button', { name: words('zh', 'landing')('popup.close') }).focus();
    await page.keyboard.press('Escape');
    await expect(tab).toBeFocused();
  },
  'its button': (page: Page) => page.getByRole('button', { name: words('zh', 'landing')('popup.close') }).click(),
};
test('the popup takes no focus, fits a phone, and closes by Escape, a tap beside it or its button', async ({
  page,
  verbs,
}) => {
  await verbs.setting('activity', 'popup');
  await page.setViewportSize(PHONE);
  const popup = page.getByRole('dialog', { name: words('zh', 'landing')('popup.label') });
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await test.step(way, async () => {
      // The popup appears once a session, so begin a new session.
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
      await verbs.open('landing', { locale: 'zh' });
      await goOnReading(page);
      await expect(popup.locator('img')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-popup] :focus')).toHaveCount(0);
      await close(page);
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${href('landing', { locale: 'zh' })}$`));
    });
  }
});

test('the popup covers no price, no button and no end of the page, wherever a reader scrolls', async ({
  page,
  verbs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.setting('activity', 'on');
  const picture = page.waitForResponse('**/files/activity-*');
  await verbs.open('landing', { locale: 'en' });
  await picture;
  await takePresses(page);
  const popup = page.locator('[data-popup]');
  await page.mouse.wheel(0, 2000);
  for (const size of [DESKTOP, TABLET, PHONE]) {
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
