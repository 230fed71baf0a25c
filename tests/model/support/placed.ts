import type { Placed } from '#order/placed.ts';

/** An order without its payment, as the browser stores it. */
export const PLACED: Placed = {
  productKey: 'vip-360',
  label: 'One year',
  usd: 49.99,
  method: 'aliPay',
  atMs: 1_800_000_000_000,
  account: 'lin@example.com',
  key: '',
  mark: 'a',
  state: 'answered',
  before: { expire: 0, expireSVip: 0 },
};
