import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { methodKey, readChoice, withChoice } from '#features/checkout/product-list/choice.ts';

test('a choice that was written into an address is read from it unchanged, whatever its keys are', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (product, method) => {
      assert.deepEqual(readChoice(withChoice('', { product, method })), { product, method, level: undefined });
    }),
  );
});

test('other parts of the query stay, and a choice that is withdrawn is removed', () => {
  assert.equal(withChoice('?ref=sam&level=2', { product: 'svip-30' }), '?ref=sam&product=svip-30');
  assert.equal(withChoice('?product=vip-30&ref=sam', { level: 3 }), '?ref=sam&level=3');
  assert.equal(withChoice('?product=vip-30', {}), '');
});

test('a level that does not exist is ignored', () => {
  assert.equal(readChoice('?level=2').level, 2);
  for (const query of ['?level=4', '?level=x', '?level=', '?level=1.5'])
    assert.equal(readChoice(query).level, undefined);
});

test('a payment method is identified by its name, or by its id if two methods have the same name', () => {
  const all = [
    { id: 1, name: 'aliPay' },
    { id: 2, name: 'creditCard' },
    { id: 'c3', name: 'creditCard' },
  ];
  assert.deepEqual(
    all.map((method) => methodKey(method, all)),
    ['aliPay', '2', 'c3'],
  );
});
