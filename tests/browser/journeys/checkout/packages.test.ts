import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';
import { dollars } from '../../support/words.ts';
import { arrivedHeading, chooseMethod, choosePackage, payAtGateway, payButton, pressPay } from './buying.ts';

test('a member renews for two years and sees the new end (zh)', async ({ page, verbs, sandbox }) => {
  const locale = 'zh';
  await page.setViewportSize(PHONE);
  await verbs.signedIn('bob');
  await verbs.open('packages', { locale, params: { level: 1 } });
  await choosePackage(page, 'vip-720');
  await chooseMethod(page, locale, 'unionPay');
  // Another tab may have signed somebody else in, so the order names its account before it is paid.
  await expect(page.getByText('这笔订单属于账号 bob@example.com。')).toBeVisible();
  await pressPay(page, locale, dollars(locale, 89.99));
  await payAtGateway(page);
  await expect(arrivedHeading(page, locale)).toBeVisible();
  const [order] = sandbox.calls('createRenewOrder');
  expect(order?.payload).toEqual({
    productId: 'vip-720',
    payType: 'unionPay',
    mId: 2,
    pv: 1,
    upgrade: false,
    source: 'web',
    channelId: 'web',
  });
});

test('upgrading asks for agreement and works the credit out line by line (en)', async ({ page, verbs, sandbox }) => {
  const locale = 'en';
  const t = words(locale, 'checkout');
  const say = words(locale, 'upgrade');
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale, params: { level: 2 } });
  await choosePackage(page, 'svip-360');
  const toggle = page.getByRole('switch', { name: t('upgrade.title', { count: 200, price: '$17.19' }) });
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: say('title') });
  await dialog.getByRole('button', { name: words(locale, 'shared')('dialog.cancel') }).click();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  // 200 days left ÷ 4.2 = 47.62 days of level 2, at $129.99 ÷ 360 a day: $17.19 off.
  await expect(dialog.getByText('−$17.19')).toBeVisible();
  await expect(dialog.getByText('$112.80').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: say('title') })).toBeFocused();
  await dialog.getByRole('button', { name: say('agree') }).click();
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('region', { name: t('orderSummary') })).toContainText('−$17.19');
  // The agreement is for one package. Another package takes the agreement back.
  await choosePackage(page, 'svip-30');
  await expect(page.getByRole('switch')).not.toBeChecked();
  await choosePackage(page, 'svip-360');
  await toggle.click();
  await dialog.getByRole('button', { name: say('agree') }).click();
  await chooseMethod(page, locale, 'creditCard');
  await payButton(page, locale, '$112.80', true).click();
  await page.waitForURL(`**${href('thanks', { locale })}`);
  await expect(arrivedHeading(page, locale)).toBeVisible();
  await expect
    .poll(() => sandbox.calls('createRenewOrder')[0]?.payload)
    .toMatchObject({ productId: 'svip-360', upgrade: true });
});

test('only level 1 is offered an upgrade, and the page after paying leads to the account', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'tw', params: { level: 2 } });
  await page.getByRole('switch').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('tw', 'upgrade')('agree') }).click();
  await verbs.open('thanks', { locale: 'tw' });
  // The page claims nothing about an unknown order, and leads to the account.
  await expect(page.getByRole('heading', { level: 1, name: words('tw', 'thanks')('title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('tw', 'thanks')('account') })
    .click();
  await page.waitForURL(`**${href('account', { locale: 'tw' })}`);
  // A member of level 2 has nothing to convert.
  await verbs.become('mei');
  await verbs.open('packages', { locale: 'tw', params: { level: 2 } });
  await expect(page.locator('[name=product]:checked')).toHaveCount(1);
  await expect(page.getByRole('switch')).toHaveCount(0);
});
