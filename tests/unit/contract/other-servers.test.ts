import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '#api/client.ts';
import { info, orderReceipt } from '#contract/account.ts';
import { userRules } from '#contract/rules.ts';
import { skuList } from '#contract/shop.ts';
import { ticket, ticketView } from '#contract/tickets.ts';
import { newestFirst } from '#core/newest-first.ts';
import { pricePerDayUsd } from '#domain/money.ts';
import { firstOf, renewalsOf } from '#features/account/aside/renewals.ts';
import { extraDaysValueUsd } from '#features/checkout/product-list/prices.ts';
import { goodsForLevel } from '#features/checkout/product-list/product-rules.ts';
import { durationsOf } from '#features/landing/price-card/durations.ts';

/** Returns the text of a server's answer with this bean. */
const answer = (bean: unknown) => JSON.stringify({ code: 200, bean });
const member = (own: object) => readAnswer(info, answer({ account: 'a@example.com', ...own }));

for (const [server, empty] of [
  ['a Go server', null],
  ['a PHP server', {}],
  ['a server that omits it', undefined],
] as const) {
  test(`an empty list is read as ${server} sends it`, () => {
    assert.deepEqual(readAnswer(ticket, answer(empty)), []);
    const { pays, device } = member({ pays: empty, device: empty });
    assert.deepEqual([pays, device], [[], []]);
    assert.deepEqual(readAnswer(userRules, answer(empty)).list, []);
  });
}

test('orders and tickets are sorted by date, newest first, whatever the server’s order', () => {
  const rows = [
    { id: 1, date: 1_700_000_000 },
    { id: 2, date: 1_800_000_000 },
    { id: 3, date: 1_750_000_000 },
  ];
  assert.deepEqual(
    newestFirst(rows).map(({ id }) => id),
    [2, 3, 1],
  );
});

test('an id of 19 digits keeps its last digit, and digits in a text stay unchanged', () => {
  const json =
    '{"code":200,"bean":{"account":"a","pays":[{"id":1730000000000000513,"name":"No. 1730000000000000513, \\"x\\""}]}}';
  const [order] = readAnswer(info, json).pays;
  assert.equal(order?.id, '1730000000000000513');
  assert.equal(order?.name, 'No. 1730000000000000513, "x"');
});

test('an empty name is shown as a dash', () => {
  const { pays, device } = member({ pays: [{ id: 1, name: '' }], device: [{ id: 1, name: ' ' }] });
  assert.deepEqual([pays[0]?.name, device[0]?.name], ['–', '–']);
  const receipt = readAnswer(orderReceipt, answer({ transactionId: 'T', productName: { cn: '', en: '' }, type: '' }));
  assert.deepEqual([receipt.productName, receipt.type], [{ cn: '–', en: '–' }, '–']);
});

test('if two packages have the same key, the first one is sold, wherever packages are offered', () => {
  const sold = (usd: number) => ({ key: 'vip-90', price: { usd }, days: 90, vipLevel: 1 });
  const shop = readAnswer(skuList, answer({ goods: [sold(15.99), sold(9.99)] }));
  const offered = {
    buying: goodsForLevel(shop.goods, 1),
    landing: durationsOf(shop, 0).map(({ product }) => product),
    first: firstOf(shop),
    renewal: renewalsOf(shop, 1, []).products,
  };
  for (const [where, products] of Object.entries(offered))
    assert.deepEqual(
      products.map(({ price }) => price.usd),
      [15.99],
      where,
    );
});

test('a message’s only picture may be sent as a text instead of a list', () => {
  const { messages } = readAnswer(ticketView, answer({ list: [{ userId: 1, content: '', file: 'a.png' }] }));
  assert.deepEqual(messages[0]?.file, ['a.png']);
});

test('a price or value below one cent is not shown', () => {
  const year = { price: { usd: 0.99 }, days: 365, extraDays: 1 };
  assert.equal(pricePerDayUsd(year), null);
  assert.equal(extraDaysValueUsd(year), null);
  assert.equal(extraDaysValueUsd({ price: { usd: 0 }, days: 3, extraDays: 4 }), null);
  assert.equal(pricePerDayUsd({ price: { usd: 9 }, days: 30 }), 0.3);
  const card = durationsOf(readAnswer(skuList, answer({ goods: [{ ...year, key: 'year', vipLevel: 1 }] })), 0);
  assert.deepEqual(
    card.map(({ perDayUsd }) => perDayUsd),
    [null],
  );
});
