import { randomBytes } from 'node:crypto';
import { RebateState, RewardType } from '#contract/invite-states.ts';
import { InvitationStatus } from '#contract/values.ts';
import { findProduct, type ProductSeed, UPGRADE } from '../seed/goods.ts';
import { type AccountRow, all, first, insert, type PurchaseRow, run } from './database.ts';
import { extendMembership, level1SecondsLeft } from './membership.ts';
import { Refusal } from './refusal.ts';
import { DAY_SECONDS, nowSeconds, type World } from './world.ts';

/**
 * The days that a sharing inviter earns with a friend's package, by the package's level
 * (docs/behaviour/invite.md#bonus-table).
 */
export const BONUSES = [
  { type: RewardType.svipDays, days: 360, reward: 30 },
  { type: RewardType.vipDays, days: 720, reward: 30 },
  { type: RewardType.vipDays, days: 360, reward: 15 },
] as const;

/** A promoter's share of the price of a friend's first order. */
export const PROMO_RATE = 0.2;

/** Returns the account of an e-mail address, ignoring case. */
export function findAccount(world: World, email: string): AccountRow | undefined {
  return first<AccountRow>(world.db, 'SELECT * FROM account WHERE email = ?', email.trim().toLowerCase());
}

/** Returns the order with this id. */
export function findOrder(world: World, id: string): PurchaseRow | undefined {
  return first<PurchaseRow>(world.db, 'SELECT * FROM purchase WHERE id = ?', id);
}

/**
 * Returns the reduction of an upgrade's price, in US dollars (docs/behaviour/checkout.md#upgrade). It counts the days
 * of level 1, including one that has begun. It is limited by `rate` days per level 2 day and by the shop's own limits.
 */
function upgradeOffset(secondsLeft: number, product: ProductSeed): { days: number; usd: number } {
  const dayPrice = product.price.usd / product.days;
  const days = Math.min(Math.ceil(secondsLeft / DAY_SECONDS), product.days * UPGRADE.rate, UPGRADE.maxDays);
  const usd = Math.min((dayPrice * days) / UPGRADE.rate, UPGRADE.maxUsd, product.price.usd);
  return { days, usd: Math.round(usd * 100) / 100 };
}

/** Stores a new order. With `upgrade`, the member's level 1 days reduce the price. Refuses an upgrade if there are none. */
export function createOrder(
  world: World,
  order: { email: string; product: ProductSeed; method: string; password?: string; ref?: string; upgrade?: AccountRow },
): PurchaseRow {
  const { product, upgrade } = order;
  const now = nowSeconds();
  const left = upgrade ? level1SecondsLeft(upgrade, now) : 0;
  if (upgrade && (left === 0 || product.vipLevel !== 2 || !world.settings.upgrade)) throw new Refusal('upgradeRefused');
  const offset = upgrade ? upgradeOffset(left, product) : { days: 0, usd: 0 };
  const row = {
    id: `P${randomBytes(6).toString('hex')}`,
    email: order.email,
    product: product.key,
    method: order.method,
    usd: Math.round((product.price.usd - offset.usd) * 100) / 100,
    price: null,
    convertDays: offset.days,
    convertUsd: offset.usd,
    password: order.password ?? null,
    ref: order.ref ?? '',
    state: 'open',
    date: now,
    creditAt: null,
  } as const;
  insert(world.db, 'purchase', row);
  return row;
}

/**
 * Takes the payment of an open order. A registration's account is created now. The package is credited after
 * `creditAfter` seconds, or never if it is null.
 */
export function payOrder(world: World, order: PurchaseRow, creditAfter: number | null): void {
  if (order.state !== 'open') return;
  const creditAt = creditAfter === null ? null : nowSeconds() + creditAfter;
  run(world.db, "UPDATE purchase SET state = 'paid', creditAt = ? WHERE id = ?", creditAt, order.id);
  if (order.password && !findAccount(world, order.email)) openAccount(world, order, order.password);
  creditDueOrders(world);
}

/** Cancels an open order. */
export function cancelOrder(world: World, order: PurchaseRow): void {
  run(world.db, "UPDATE purchase SET state = 'cancelled' WHERE id = ? AND state = 'open'", order.id);
}

/** Credits every paid order that is due. The server calls this before it answers each request, so no timer is needed. */
export function creditDueOrders(world: World): void {
  const due = all<PurchaseRow>(
    world.db,
    "SELECT * FROM purchase WHERE state = 'paid' AND creditAt IS NOT NULL AND creditAt <= ?",
    nowSeconds(),
  );
  for (const order of due) creditOrder(world, order);
}

/** Credits a paid order now. An order in any other state stays unchanged. */
export function creditOrder(world: World, order: PurchaseRow): void {
  const member = findAccount(world, order.email);
  const product = findProduct(order.product);
  if (order.state !== 'paid' || !member || !product) return;
  rewardInviter(world, member, product);
  extendMembership(world.db, member, product, order.convertDays, nowSeconds());
  run(world.db, "UPDATE purchase SET state = 'credited' WHERE id = ?", order.id);
}

function openAccount(world: World, order: PurchaseRow, password: string): void {
  const inviter = first<AccountRow>(world.db, 'SELECT * FROM account WHERE inviteCode = ?', order.ref);
  insert(world.db, 'account', {
    email: order.email,
    password,
    inviteCode: randomBytes(4).toString('hex'),
    invitedBy: inviter?.id ?? null,
  });
  if (inviter?.inviteType === 'share') {
    const status = InvitationStatus.registered;
    const name = maskedAddress(order.email);
    insert(world.db, 'invitation', { account: inviter.id, name, date: nowSeconds(), status, reward: 0 });
  } else if (inviter) {
    run(world.db, 'UPDATE account SET promoReg = promoReg + 1 WHERE id = ?', inviter.id);
  }
}

/**
 * Rewards the inviter for a friend's first order. A sharing inviter gets days by the bonus table. A promoter gets a
 * rebate to be reviewed.
 */
function rewardInviter(world: World, friend: AccountRow, product: ProductSeed): void {
  const before = first(world.db, "SELECT id FROM purchase WHERE email = ? AND state = 'credited'", friend.email);
  const inviter = first<AccountRow>(world.db, 'SELECT * FROM account WHERE id = ?', friend.invitedBy);
  if (before || !inviter) return;
  if (inviter.inviteType === 'promo') {
    const usd = Math.round(product.price.usd * PROMO_RATE * 100) / 100;
    const state = RebateState.confirming;
    insert(world.db, 'movement', { account: inviter.id, kind: 'rebate', date: nowSeconds(), usd, state });
    return;
  }
  const bonus = BONUSES.find(({ type, days }) => type === product.vipLevel && days === product.days);
  run(
    world.db,
    'UPDATE invitation SET status = ?, reward = ? WHERE account = ? AND name = ?',
    bonus ? InvitationStatus.rewarded : InvitationStatus.registered,
    bonus?.reward ?? 0,
    inviter.id,
    maskedAddress(friend.email),
  );
}

function maskedAddress(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}
