import { expectAbove } from '../../support/above.ts';
import { cutInAnyStyle } from '../../support/cut-words.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { moving } from '../../support/moving.ts';
import { tabTo } from '../../support/tab-to.ts';
import { fillAccount, NEWCOMER, payAtGateway } from '../checkout/buying.ts';

const LOW = { width: 320, height: 568 };

test('in a window of 320 px a visitor chooses and pays by keyboard, and nothing is cut', {
  tag: [
    '@keyboard:choose',
    '@keyboard:pay',
    '@keyboard:waiting',
    '@320px:pay',
    '@320px:waiting',
    '@spacing:pay',
    '@spacing:waiting',
    '@reader:waiting',
    '@forced:waiting',
    '@motion:pay',
    '@motion:waiting',
  ],
}, async ({ page, verbs }) => {
  await page.setViewportSize(LOW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('register', { locale: 'en' });
  await tabTo(page, '^vip-360$');
  // The products are sorted by length: a year, the newcomers' half year, three months, one month.
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name=product]:checked')).toHaveValue('vip-30');
  await fillAccount(page, 'en', NEWCOMER);
  await page.getByRole('radio', { name: 'Alipay' }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, '^Pay \\$5.99');
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `paying, ${how}`).toEqual([]);
  await page.keyboard.press('Enter');
  await payAtGateway(page, 'never');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('status').filter({ has: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${await heading.textContent()} – Your order – Petrel`);
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, `waiting, ${how}`).toEqual([]);
  expect(await moving(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // Take one picture after the other, because each mark is scrolled into view in the low window.
  const markOf = (state: string) => page.locator(`.timeline [data-state="${state}"] > i:visible`).first().screenshot();
  const done = await markOf('done');
  const now = await markOf('now');
  expect(done.equals(now)).toBe(false);
  await tabTo(page, 'Contact support');
});

test('the dialog of an upgrade is read from its title, keeps the focus and gives it back', {
  tag: ['@keyboard:upgrade', '@reader:upgrade', '@320px:upgrade', '@spacing:upgrade', '@motion:upgrade'],
}, async ({ page, verbs }) => {
  await page.setViewportSize(LOW);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: '2' } });
  const toggle = page.getByRole('switch');
  await toggle.press('Space');
  const dialog = page.getByRole('dialog', { name: words('en', 'upgrade')('title') });
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, how).toEqual([]);
  expect(await moving(page)).toEqual([]);
  await tabTo(page, words('en', 'upgrade')('agree'));
  await page.keyboard.press('Enter');
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
});

test('the popup waits for readers at the keyboard, names its link, and never covers the focus', {
  tag: ['@keyboard:offer', '@reader:offer', '@320px:offer', '@spacing:offer', '@motion:offer'],
}, async ({ page, verbs }) => {
  await verbs.setting('activity', 'popup');
  await page.setViewportSize(LOW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await verbs.open('landing', { locale: 'en' });
  await islandsReady(page);
  const popup = page.getByRole('dialog', { name: words('en', 'landing')('popup.label') });
  await expect(page.locator('[data-popup] img')).toHaveCount(1);
  const hero = page.locator('main > .hero');
  await page.keyboard.press('Tab');
  await hero.evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + 200));
  await expect(hero).not.toBeInViewport();
  await expect(popup).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.wheel(0, 40);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link')).not.toHaveAccessibleName('');
  for (const [how, found] of await cutInAnyStyle(page)) expect.soft(found, how).toEqual([]);
  expect(await moving(page)).toEqual([]);
  // A link under the popup comes out from under it when the link gets the focus.
  const link = page.locator('.facts a[href*=privacy]');
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
  await expect(popup).toBeVisible();
  await link.focus();
  await expect(popup).toBeVisible();
  await expectAbove(link, popup);
});
