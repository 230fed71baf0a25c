import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';
import { watchShifts } from '../../support/shifts.ts';
import { heldBack, slowScripts } from '../../support/slow-scripts.ts';

test('a visitor chooses one of three packages, reads its price, and finds it chosen when registering', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  const t = words('en', 'landing');
  await verbs.open('landing', { locale: 'en' });
  const card = page.getByRole('radiogroup', { name: t('priceCard.legend') });
  await expect(card.getByRole('radio')).toHaveCount(3);
  // The recommended package is chosen at first.
  const year = card.getByRole('radio', { name: t('priceCard.days', { days: 360 }) });
  await expect(year).toBeChecked();
  const buy = page.locator('.price-card');
  const foot = await buy.getByRole('link', { name: t('priceCard.goOn', { days: 360, price: '$49.99' }) }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(660);
  await year.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('priceCard.days', { days: 720 }) })).toBeChecked();
  await buy.getByRole('link', { name: t('priceCard.goOn', { days: 720, price: '$89.99' }) }).click();
  await page.waitForURL(`**${href('register', { locale: 'en', query: { product: 'vip-720' } })}`);
  await expect(page.locator('[name=product]:checked')).toHaveValue('vip-720');
});

test('a member’s new days are added to the days left, and the link leads to the packages', async ({ page, verbs }) => {
  const t = words('en', 'landing');
  await page.clock.setFixedTime(Date.now());
  await verbs.signedIn('lin');
  await verbs.open('landing', { locale: 'en' });
  const week = page.getByRole('radio', { name: t('priceCard.days', { days: 7 }) }).first();
  // Lin has 200 days left, and 7 days are added.
  const end = new Date(Date.now() + 207 * 86_400_000);
  const day = [end.getFullYear(), end.getMonth() + 1, end.getDate()].map((part) => String(part).padStart(2, '0'));
  await expect(week).toHaveAccessibleName(new RegExp(t('priceCard.until', { date: day.join('-') })));
  await week.check();
  await page
    .locator('.price-card')
    .getByRole('link', { name: t('priceCard.goOn', { days: 7, price: '$1.99' }) })
    .click();
  const query = { product: 'vip-7' };
  await page.waitForURL(`**${href('packages', { locale: 'en', params: { level: '1' }, query })}`);
  await expect(page.locator('[name=product]:checked')).toHaveValue('vip-7');
});

test('the price card has the package of the address, or the next by price, or only a sentence', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'landing');
  await verbs.open('landing', { locale: 'en', query: { product: 'vip-720' } });
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('vip-720');
  await verbs.setting('goods', 'noYear');
  await verbs.open('landing', { locale: 'en' });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio').nth(1)).toHaveValue('vip-30');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('vip-7');
  for (const [setting, value] of [
    ['goods', 'none'],
    ['payState', 0],
  ] as const) {
    await verbs.setting('goods', 'all');
    await verbs.setting(setting, value);
    await page.reload();
    await expect(page.getByText(t('priceCard.text'))).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
});

test('when an offer ends, the prices are asked for again, once, and the focus stays on the chosen package', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'landing');
  // The server's countdown never ends, because each answer has the same remaining time.
  verbs.fault({
    call: 'skuList',
    kind: 'rewrite',
    times: -1,
    changes: [{ at: 'bean.goods.3.lastTime', value: 7200 }],
  });
  await page.clock.install();
  await verbs.open('landing', { locale: 'en' });
  const year = page.getByRole('radio', { name: t('priceCard.days', { days: 360 }) });
  await year.focus();
  const asked = () => sandbox.calls('skuList').length;
  const banner = page.getByRole('link', { name: words('en', 'banner')('until') });
  // Wait for the answer, because an answer that comes after the jump of the clock would count from the wrong moment.
  await expect(banner).toContainText(/ends in 0[12]:/, { useInnerText: true });
  await page.clock.fastForward('02:00:01');
  await expect.poll(asked).toBe(2);
  await expect(banner).toContainText(/ends in 0[12]:/, { useInnerText: true });
  await expect(year).toBeFocused();
  await page.clock.fastForward('02:00:01');
  await expect(banner).toContainText('ends in --', { useInnerText: true });
  expect(asked()).toBe(2);
});

test('nothing moves while prices load, when they arrive, and when they fail', async ({ page, verbs }) => {
  const t = words('zh', 'landing');
  await verbs.setting('activity', 'banner');
  const shifts = await watchShifts(page);
  await page.setViewportSize(PHONE);
  const scripts = await slowScripts(page);
  const answers = await heldBack(page, '**/api/Website/*');
  await page.goto(href('landing', { locale: 'zh' }), { waitUntil: 'commit' });
  const buy = page.locator('.price-card').getByRole('link', { name: t('register') });
  await expect(buy).toBeVisible();
  const place = await buy.boundingBox();
  await scripts.release();
  await expect(page.getByRole('radiogroup', { name: t('priceCard.legend') })).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await answers.release();
  const chosen = page
    .locator('.price-card')
    .getByRole('link', { name: t('priceCard.goOn', { days: 360, price: 'US$49.99' }) });
  await expect(chosen).toBeVisible();
  expect(await chosen.boundingBox()).toEqual(place);
  // The card also shows the approximate price in the reader's own currency.
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/US\$49\.99\s?约 355 元/);
  // If the page is reloaded before the banner is there, Chromium scrolls by the height of the banner.
  await expect(page.locator('.banner[data-shows]')).toBeVisible();
  expect(await chosen.boundingBox()).toEqual(place);
  expect((await shifts()).moved).toEqual([]);
  verbs.fault({ call: 'skuList', kind: 'html' });
  const noted = page.waitForEvent('console', (message) => /skuList broke the contract/.test(message.text()));
  await page.reload();
  await noted;
  await expect(page.getByText(t('priceCard.text'))).toBeVisible();
  expect(await buy.boundingBox()).toEqual(place);
  await expect(page.getByRole('status')).toHaveText('');
  expect((await shifts()).moved).toEqual([]);
});
