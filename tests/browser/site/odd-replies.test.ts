import { chooseMethod, fillAccount, NEWCOMER, payAtGateway, pressPay } from '../checkout/buying.ts';
import { expectAlive } from '../support/alive.ts';
import { expect, test, WORKER_BLOCKED, words } from '../support/fixtures.ts';
import { dollars } from '../support/words.ts';

/**
 * What an API of another make answers for the shop: odd, but nobody could mistake it; and two rows that nobody can use. What is read of
 * each oddity is in `tests/model/odd-answers.test.ts`.
 */
const ODD_SHOP = [
  { at: 'code', value: '200' },
  { at: 'bean.goods.0.key', value: 30 },
  { at: 'bean.goods.0.name.tw' },
  { at: 'bean.goods.1', value: { key: 'vip-90', name: 'Three months', price: null } },
  { at: 'bean.goods.2', value: 'sold out' },
  { at: 'bean.payArray.1.name', value: 'Octopus' },
  { at: 'bean.payArray.3', value: null },
];

test('a shop with odd rows shows the rest, says which ones it left out, and sells', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  const told: string[] = [];
  verbs.expectConsole(/^skuList, not understood/);
  page.on(
    'console',
    (message) => message.type() === 'warning' && !WORKER_BLOCKED.test(message.text()) && told.push(message.text()),
  );
  verbs.fault({ call: 'skuList', kind: 'rewrite', changes: ODD_SHOP });
  await verbs.open('register', { locale });
  const goods = page.locator('[name=product]');
  // Six of level 1, of which two can't be used.
  await expect(goods).toHaveCount(4);
  await expect(page.locator('[name=product][value="vip-360"]')).toBeChecked();
  await expect(page.locator('label', { has: page.locator('[name=product][value="30"]') })).toContainText('一个月');
  await expect(page.getByRole('radio', { name: 'Octopus' })).toBeVisible();
  await expect(page.locator('[name=merchant]')).toHaveCount(4);
  await fillAccount(page, locale, NEWCOMER);
  await chooseMethod(page, locale, 'aliPay');
  await pressPay(page, locale, dollars(locale, 49.99));
  await payAtGateway(page);
  await expect
    .poll(() => sandbox.calls('createRegOrder')[0]?.payload)
    .toMatchObject({ productId: 'vip-360', payType: 'aliPay', mId: 1 });
  expect(told).toEqual([
    'skuList, not understood: goods.1.price: expected a price, got null; goods.1.days: is missing; goods.1.vipLevel: is missing; goods.2: expected Object, got string; payArray.3: expected Object, got null',
  ]);
});

test('in an API with numbers for ids, an unknown payment method takes the order under its own name, and a mail’s link opens its ticket', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.setting('ids', 'number');
  await verbs.setting('unknownMethod', true);
  await verbs.signedIn('lin');
  await verbs.open('packages', { locale: 'en', params: { level: 1 } });
  await page.getByRole('radio', { name: /One year/ }).check();
  await page.getByRole('radio', { name: 'Octopus' }).check();
  await pressPay(page, 'en', dollars('en', 49.99));
  await payAtGateway(page);
  const { payload } = sandbox.calls('createRenewOrder')[0] ?? {};
  expect(payload).toMatchObject({ productId: expect.any(Number), payType: 'Octopus', mId: 9 });
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const t = words('en', 'tickets');
  await page.getByLabel(t('field.reply')).fill('It works again');
  await page.getByRole('button', { name: t('send.reply') }).click();
  await expect(page.getByText('It works again', { exact: true })).toBeVisible();
  // It stands there before it has arrived.
  await expect.poll(() => sandbox.calls('ticketAdd')[0]?.payload).toMatchObject({ subject: 102 });
});

test('an account with odd rows shows the others, and a date that is none is a dash', async ({ page, verbs }) => {
  verbs.expectConsole(/^info, not understood/);
  verbs.fault({
    call: 'info',
    kind: 'rewrite',
    times: -1,
    changes: [
      { at: 'bean.device.0', value: { name: 'No id' } },
      { at: 'bean.device.1.linkTime', value: 9e15 },
      { at: 'bean.device.1.platform', value: 'watch' },
      { at: 'bean.device.1.name', value: 'Half \ud83d' },
    ],
  });
  await verbs.signedIn('lin');
  await verbs.open('account', { locale: 'en' });
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: words('en', 'account')('devices.unbind') }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Half \ufffd');
  await expect(rows.first()).toContainText('–');
  await expectAlive(page, 'en');
});
