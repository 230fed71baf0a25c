import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';
import { walkedIn } from '../support/walked-in.ts';
import { dollars } from '../support/words.ts';
import { arrivedHeading, chooseMethod, choosePackage, payAtGateway, payButton, pressPay } from './buying.ts';

for (const locale of walkedIn('zh')) {
  test(`a member renews for two years and sees the new end (${locale})`, async ({ page, verbs, sandbox }) => {
    await page.setViewportSize(PHONE);
    await verbs.signedIn('bob');
    await verbs.open('packages', { locale, params: { level: 1 } });
    await choosePackage(page, 'vip-720');
    await chooseMethod(page, locale, 'unionPay');
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
}

for (const locale of walkedIn('en')) {
  test(`upgrading asks for agreement and works the credit out line by line (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    const t = words(locale, 'checkout');
    const say = words(locale, 'upgrade');
    await verbs.signedIn('lin');
    await verbs.open('packages', { locale, params: { level: 2 } });
    await choosePackage(page, 'svip-360');
    const toggle = page.getByRole('switch', { name: t('upgrade.title', { count: 200 }) });
    await toggle.click();
    const dialog = page.getByRole('dialog', { name: say('title') });
    await dialog.getByRole('button', { name: words(locale, 'shared')('dialog.cancel') }).click();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    // 200 days left ÷ 4.2 = 47.62 days of level 2, at $129.99 ÷ 360 a day: $17.19 off.
    const money = '$';
    await expect(dialog.getByText(`−${money}17.19`)).toBeVisible();
    await expect(dialog.getByText(`${money}112.80`).first()).toBeVisible();
    await expect(dialog.getByRole('heading', { name: say('title') })).toBeFocused();
    await dialog.getByRole('button', { name: say('agree') }).click();
    await expect(toggle).toBeChecked();
    await expect(page.getByRole('region', { name: t('slip') })).toContainText(`−${money}17.19`);
    // It is agreed to for one package: another one takes it back.
    await choosePackage(page, 'svip-30');
    await expect(page.getByRole('switch')).not.toBeChecked();
    await choosePackage(page, 'svip-360');
    await toggle.click();
    await dialog.getByRole('button', { name: say('agree') }).click();
    await chooseMethod(page, locale, 'creditCard');
    await payButton(page, locale, `${money}112.80`, true).click();
    await page.waitForURL(`**${href('thanks', { locale })}`);
    await expect(arrivedHeading(page, locale)).toBeVisible();
    await expect
      .poll(() => sandbox.calls('createRenewOrder')[0]?.payload)
      .toMatchObject({ productId: 'svip-360', upgrade: true });
  });
}

test('a member of level 2 is offered no conversion', async ({ page, verbs }) => {
  await verbs.signedIn('mei');
  await verbs.open('packages', { locale: 'en', params: { level: 2 } });
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('You pay$129.99');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('an empty shelf says so, and paying is alert 1', async ({ page, verbs }) => {
  await verbs.setting('goods', 'none');
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await expect(page.getByText('Nothing is for sale here right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Next: package' }).click();
  await expect(page.getByText('Choose a package first.')).toBeVisible();
});

test('a payment page whose code does not load says so, gives the button back, and opens on another try', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/payment-page/);
  await page.route('**/_astro/payment-page.*.js', (route) => route.abort());
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await chooseMethod(page, 'en', 'unionPay');
  await pressPay(page, 'en', '$49.99');
  await expect(page.getByText(words('en', 'shared')('failure.reason.code'))).toBeVisible();
  await page.unroute('**/_astro/payment-page.*.js');
  await page.getByRole('button', { name: words('en', 'order')('wait.again') }).click();
  await payAtGateway(page);
  await expect.poll(() => sandbox.calls('createRenewOrder')).toHaveLength(1);
});

test('packages and thanks are accessible', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'tw', params: { level: 2 } });
  await page.getByRole('switch').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('tw', 'upgrade')('agree') }).click();
  await expectAccessible(page);
  await verbs.open('thanks', { locale: 'tw' });
  await expectAccessible(page);
  // Nothing is claimed where no order is known: it leads to the account.
  await expect(page.getByRole('heading', { level: 1, name: words('tw', 'thanks')('title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('tw', 'thanks')('account') })
    .click();
  await page.waitForURL(`**${href('account', { locale: 'tw' })}`);
});
