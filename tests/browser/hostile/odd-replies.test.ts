import { chooseMethod, fillAccount, NEWCOMER, payAtGateway, pressPay } from '../journeys/checkout/buying.ts';
import { expect, test, WORKER_BLOCKED } from '../support/fixtures.ts';
import { dollars } from '../support/words.ts';

/**
 * Odd values that another server may answer for the shop. Some can be understood without doubt, and some rows cannot be
 * used. `tests/model/odd-answers.test.ts` checks how each oddity is read.
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

test('a shop with unusable rows shows the others, reports the unusable ones, and sells', async ({
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
  // Level 1 has six products, of which two cannot be used.
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
