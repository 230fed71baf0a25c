import { SPACING, setStyle } from '../../support/cut-words.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { walkByTab } from '../../support/focus-walk.ts';
import { chooseMethod, choosePackage, fillAccount, NEWCOMER } from '../checkout/buying.ts';

/** A desktop window at a zoom of 400 %. */
const SMALLEST = { width: 320, height: 256 };
/** A phone held sideways. */
const ON_ITS_SIDE = { width: 640, height: 360 };
/** These two windows, and that of a small phone. */
const WINDOWS = [SMALLEST, ON_ITS_SIDE, { width: 360, height: 640 }];

test('nothing covers the focus, even with a complete order, more spacing or larger type', {
  tag: ['@keyboard:pay', '@keyboard:thread', '@spacing:pay', '@spacing:thread'],
}, async ({ page, verbs }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const styles = { 'as it is': '', spaced: SPACING, larger: ':root { font-size: 130% }' };
  for (const locale of ['zh', 'en'] as const) {
    await verbs.open('register', { locale });
    await choosePackage(page, 'vip-30');
    await fillAccount(page, locale, NEWCOMER);
    await chooseMethod(page, locale, 'aliPay');
    for (const [how, css] of Object.entries(styles)) {
      await setStyle(page, css);
      expect.soft(await walkByTab(page), `${locale}, paying, ${how}`).toEqual([]);
    }
    await setStyle(page, '');
    await page.setViewportSize(ON_ITS_SIDE);
    expect.soft(await walkByTab(page), `${locale}, paying, on its side`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
  await verbs.open('touristTicket', { locale: 'en', query: { key: 'guest-answered' } });
  const field = page.getByLabel(words('en', 'tickets')('field.reply'));
  await field.focus();
  for (const line of ['One', 'Two', 'Three', 'Four']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Shift+Enter');
  }
  // The reply form is too high to stick, so it has its place below the messages, where it is in view.
  await expect(page.locator('.thread-foot')).toHaveCSS('position', 'static');
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const [how, css] of Object.entries(styles)) {
    await setStyle(page, css);
    expect.soft(await walkByTab(page), `thread, ${how}`).toEqual([]);
  }
});

test('the field of a dialog is seen while a keyboard takes half of a phone on its side', async ({ page, verbs }) => {
  const t = words('en', 'invite');
  await page.setViewportSize(ON_ITS_SIDE);
  await verbs.signedIn('pia');
  await verbs.open('invite', { locale: 'en' });
  await page.getByRole('button', { name: t('withdraw.open'), exact: true }).click();
  const field = page.getByRole('dialog').getByLabel(t('withdraw.name'));
  await field.focus();
  await page.setViewportSize({ width: 640, height: 180 });
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(field).toBeInViewport({ ratio: 0.95 });
  const isOnTop = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
});

for (const person of [undefined, 'lin'] as const) {
  test(`in small windows each entry of the menu comes into view, for ${person ? 'members' : 'visitors'}`, {
    tag: ['@keyboard:chrome', '@320px:chrome'],
  }, async ({ page, verbs }) => {
    if (person) await verbs.signedIn(person);
    await verbs.open('faq', { locale: 'en' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: words('en', 'common')('menu.open') }).press('Enter');
      const entries = page.locator('.menu-list').getByRole('listitem').locator('a, button').filter({ visible: true });
      await expect(entries.last()).toBeVisible();
      for (const entry of await entries.all()) {
        await page.keyboard.press('Tab');
        while (!(await entry.evaluate((element) => element === document.activeElement)))
          await page.keyboard.press('Tab');
        await expect.soft(entry, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press('Escape');
    }
  });
}
