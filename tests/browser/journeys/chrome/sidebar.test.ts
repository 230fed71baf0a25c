import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';

/** The sections of the members' menu in English, in order. */
const SECTIONS = [
  ...['Account', 'Packages', 'Support', 'Invite', 'Domain rules', 'Apple ID', 'Download', 'FAQ'],
  ...['Teams (external site)', 'Log out'],
];

test('on a desktop members have a sidebar with all sections, which marks the current one', {
  tag: ['@reader:chrome', '@keyboard:chrome'],
}, async ({ page, verbs }) => {
  const t = words('en', 'common');
  await verbs.signedIn('lin');
  const sidebar = page.getByRole('banner');
  const entries = page.getByRole('navigation', { name: t('menu.label') }).getByRole('listitem');
  for (const [width, sidebarWidth] of [
    [1280, 232],
    [960, 88],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await verbs.open('rules', { locale: 'en' });
    await expect(entries.filter({ visible: true })).toHaveText(SECTIONS);
    const current = sidebar.getByRole('link', { name: 'Domain rules' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await sidebar.boundingBox()).toEqual({ x: 0, y: 0, width: sidebarWidth, height: 900 });
    const main = await page.getByRole('main').boundingBox();
    expect([main?.x, main?.width]).toEqual([sidebarWidth, width - sidebarWidth]);
    await expect(sidebar.getByRole('button', { name: t('menu.open') })).toBeHidden();
  }
  // On the pages of tickets, the sidebar marks the section of tickets.
  await verbs.open('ticketCreate', { locale: 'en' });
  await expect(sidebar.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', { name: t('home') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', { name: 'Account' })).toBeFocused();
});

test('the sidebar and the menu show the days once they are known, with a link to more days', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(DESKTOP);
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: '200 days left' })).toBeVisible();
  const window = page.getByRole('banner').getByRole('link', { name: /^200 days left/ });
  await expect(window).toHaveCount(0);
  await verbs.open('invite', { locale: 'en' });
  await expect(window).toHaveAccessibleName(/^200 days left\s*until \d{4}-\d\d-\d\d\s*Add days$/);
  await expect(window).toHaveAttribute('href', href('packages', { locale: 'en', params: { level: '1' } }));
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: words('en', 'common')('menu.open') }).click();
  await expect(window).toBeVisible();
  await expectAccessible(page);
});

test('the footer is one row for members, and has folded groups on phones', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.open('contact', { locale: 'en' });
  const footer = page.getByRole('contentinfo');
  const router = footer.getByRole('link', { name: 'Router', exact: true });
  await expect(router).toBeHidden();
  await footer.getByText('Apps', { exact: true }).click();
  await expect(router).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect(router).toBeVisible();
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(router).toBeHidden();
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(56);
  await footer.getByText('All links', { exact: true }).click();
  await expect(router).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Dark' })).toBeVisible();
  await expectAccessible(page);
});
