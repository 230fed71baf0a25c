import { href } from '#routes/href.ts';
import { LANGUAGE_NAME } from '#routes/locales.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';
import { lookOf } from '../../support/look.ts';

/** The place to press if the link has no box. */
const PRESSED = { x: 0, y: 0, width: 0, height: 0 };

test('the header shows members their days once they are known, until they log out', async ({ page, verbs }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await verbs.signedIn('lin');
  await verbs.open('contact', { locale: 'en' });
  const chip = page.getByRole('banner').getByRole('link', { name: '200 days', exact: true });
  await verbs.open('invite', { locale: 'en' });
  await expect(chip).toHaveAttribute('href', new RegExp(`${href('account', { locale: 'en' })}$`));
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await verbs.open('contact', { locale: 'en' });
  await expect(chip).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: words('en', 'common')('menu.open') }).click();
  await page.getByRole('button', { name: words('en', 'common')('menu.logOut') }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await expect(page.getByText('200 days', { exact: true })).toHaveCount(0);
});

test('from 960 px on the menu is one line, even for members', async ({ page, verbs }) => {
  await page.setViewportSize({ width: 960, height: 768 });
  await verbs.signedIn('lin');
  await verbs.open('contact', { locale: 'en' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: words('en', 'common')('menu.open') })).toBeHidden();
  const entries = page.getByRole('navigation', { name: words('en', 'common')('menu.label') }).getByRole('listitem');
  const tops = await entries
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(7);
  expect(new Set(tops).size).toBe(1);
  expect((await header.boundingBox())?.height).toBe(72);
});

test('on a phone the menu lies over the page, and closes by ×, Escape, a tap outside and moving on', {
  tag: ['@reader:chrome', '@keyboard:chrome'],
}, async ({ page, verbs }) => {
  const t = words('en', 'common');
  await page.setViewportSize(PHONE);
  await verbs.open('contact', { locale: 'en' });
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);
  const opener = page.getByRole('button', { name: t('menu.open') });
  const cross = page.getByRole('button', { name: t('menu.close') });
  const entry = page.getByRole('link', { name: t('menu.login'), exact: true }).filter({ visible: true });
  await expect(entry).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await expect(cross).toBeFocused();
  expect((await lookOf(page)).smallTargets).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await cross.click();
  await expect(entry).toHaveCount(0);
  await opener.click();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 400);
  // Below the menu lies a link. A tap beside the menu must not follow this link.
  const { x, y, width, height } = (await page.getByRole('main').getByRole('link').last().boundingBox()) ?? PRESSED;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(href('contact', { locale: 'en' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await opener.click();
  // The menu takes the focus a moment after it has opened. If the focus leaves before that, the menu takes it back.
  await expect(cross).toBeFocused();
  await page.locator('main').focus();
  await expect(entry).toHaveCount(0);
  await opener.click();
  await page
    .getByRole('navigation', { name: t('menu.label') })
    .getByRole('link', { name: LANGUAGE_NAME.zh })
    .click();
  await page.waitForURL(`**${href('contact', { locale: 'zh' })}`);
});

test('the language menu keeps query and hash, even in a new tab', async ({ page, verbs, context }) => {
  const t = words('en', 'common');
  await page.setViewportSize(PHONE);
  await verbs.open('terms', { locale: 'en', query: { from: 'mail' }, hash: 'refund' });
  await page.evaluate(() => scrollTo(0, 0));
  const header = page.getByRole('banner');
  const opener = header.locator('summary');
  await expect(opener).toHaveAccessibleName(`${t('footer.language')} ${t('footer.languageShort')}`);
  const choice = header.getByRole('link', { name: LANGUAGE_NAME.tw }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toBeVisible();
  await expect(header.getByRole('link', { name: LANGUAGE_NAME.en }).filter({ visible: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice).toHaveCount(0);
  await opener.click();
  await page.locator('main').focus();
  await expect(choice).toHaveCount(0);
  await opener.click();
  const address = href('terms', { locale: 'tw', query: { from: 'mail' }, hash: 'refund' });
  const opened = context.waitForEvent('page');
  await choice.click({ button: 'middle' });
  await (await opened).waitForURL(`**${address}`);
  await choice.click();
  await page.waitForURL(`**${address}`);
});

test('menu and languages open without script', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: sandbox.origin });
  const page = await context.newPage();
  const t = words('en', 'common');
  await page.goto(href('contact', { locale: 'en' }));
  await page.getByRole('button', { name: t('menu.open') }).click();
  await expect(page.getByRole('link', { name: t('menu.login'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('menu.close') }).click();
  await expect(page.getByRole('link', { name: t('menu.login'), exact: true })).toBeHidden();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME.zh }).click();
  await expect(page).toHaveURL(href('contact', { locale: 'zh' }));
  await context.close();
});

test('the first Tab leads past the menu', async ({ page, verbs }) => {
  await verbs.open('contact', { locale: 'en' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('en', 'common')('skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('prints have only the text, dark on light, with all answers of the FAQ', async ({ page, verbs }) => {
  for (const screen of ['appleIdCreate', 'faq'] as const) {
    await verbs.open(screen, { locale: 'en' });
    // Ask for print on the open page: Chromium once forgot this setting when it opened the next page.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header.header, footer, .button, .side').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  }
  await expect(page.getByText('A tablet counts as a phone')).toBeVisible();
});

/** Names of other brands, and whether the days have room beside them. The last name is as long as a name may be. */
const LONGER_NAMES = [
  { name: 'Maroona', width: 360, shown: true },
  { name: 'Maroona', width: 390, shown: true },
  { name: 'Quiet Harbours', width: 320, shown: false },
  { name: 'Quiet Harbours', width: 480, shown: true },
];

test('with a longer brand name the header stays on one line, and the days give way', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  const banner = page.getByRole('banner');
  const brandLink = banner.locator('.brand');
  const chip = banner.getByText('200 days', { exact: true });
  await page.setViewportSize({ width: 480, height: 740 });
  await verbs.open('invite', { locale: 'en' });
  await expect(chip).toBeInViewport({ ratio: 1 });
  for (const { name, width, shown } of LONGER_NAMES) {
    await brandLink.evaluate((link, text) => link.lastChild?.replaceWith(text), name);
    await page.setViewportSize({ width, height: 740 });
    const look = await banner.evaluate((header) => {
      const lines = [...header.querySelectorAll('.brand, .languages span')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part.lastChild ?? part);
        return range.getClientRects().length;
      });
      const [row, pill] = ['.header-days', '.header-days > span'].map((one) =>
        header.querySelector(one)?.getBoundingClientRect(),
      );
      return {
        lines: Math.max(...lines),
        shown: row && pill && pill.bottom <= row.bottom && pill.right <= row.right,
        width: document.documentElement.scrollWidth,
      };
    });
    expect(look, `${name} at ${width}`).toEqual({ lines: 1, shown, width });
  }
});
