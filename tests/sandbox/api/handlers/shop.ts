import type * as contract from '#contract/shop.ts';
import { merchants, type ProductSeed, productOnSale, shopList } from '../../seed/goods.ts';
import type { AccountRow } from '../database.ts';
import { level1SecondsLeft, runningLevel } from '../membership.ts';
import { createOrder, findAccount } from '../orders.ts';
import { hashPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { orderReply } from '../replies.ts';
import { nowSeconds, type World } from '../world.ts';
import { checkPasswordLength } from './account.ts';
import type { HandlersOf } from './handler.ts';

/** Providers of disposable email addresses. The API refuses such addresses (docs/behaviour/checkout.md#address-check). */
const DISPOSABLE_DOMAINS = ['mailinator.com', 'guerrillamail.com'];

/** The fields that both example orders share. */
const ORDER = { payType: 'aliPay', mId: 1, pv: 1, source: 'web', channelId: 'web' } as const;

/** Answers of the shop's calls (docs/api.md#calls). */
export const shopHandlers = {
  skuList: {
    example: {},
    answer: (_payload, { world, member }) => {
      const now = nowSeconds();
      const linkInfo = member && { vipLevel: runningLevel(member, now), lastExpire: level1SecondsLeft(member, now) };
      return { ...shopList(world, member), linkInfo: linkInfo ?? null };
    },
  },

  createRenewOrder: {
    who: 'lin',
    example: { ...ORDER, productId: 'vip-360', upgrade: false },
    answer: (payload, { world, member }) => {
      const product = checkedProduct(world, payload, member);
      const method = payload.payType;
      const upgrade = payload.upgrade ? member : undefined;
      return orderReply(world, createOrder(world, { email: member.email, product, method, upgrade }));
    },
  },

  createRegOrder: {
    example: {
      ...ORDER,
      productId: 'vip-30',
      account: 'one@new.example',
      password: 'secret-1',
      fingerprint: 'web-1',
      ref: 'sam',
    },
    answer: (payload, { world }) => {
      const product = checkedProduct(world, payload);
      checkNewAddress(world, payload.account);
      checkPasswordLength(payload.password);
      const order = createOrder(world, {
        email: payload.account.trim().toLowerCase(),
        product,
        method: payload.payType,
        password: hashPassword(payload.password),
        ref: payload.ref,
      });
      return orderReply(world, order);
    },
  },

  regCheck: {
    example: { account: 'two@new.example' },
    answer: (payload, { world }) => {
      checkNewAddress(world, payload.account);
      return {};
    },
  },
} satisfies HandlersOf<typeof contract>;

/**
 * Returns the product that an order names. Refuses the order while payments are paused, or if its payment method is not
 * allowed for the product's level.
 */
function checkedProduct(
  world: World,
  order: { productId: string; payType: string; mId: string | number },
  member?: AccountRow,
): ProductSeed {
  if (world.settings.payState === 0) throw new Refusal('paymentsPaused');
  const product = productOnSale(world, order.productId, member);
  if (!product) throw new Refusal('unknownProduct', order.productId);
  const merchant = merchants(world).find(({ id, name }) => id === order.mId && name === order.payType);
  const mayPay = product.vipLevel === 1 ? merchant?.l1 : merchant?.l2;
  if (!mayPay) throw new Refusal('unknownMerchant', `payType ${order.payType}, mId ${order.mId}`);
  return product;
}

function checkNewAddress(world: World, account: string): void {
  const [, domain = ''] = /^[^\s@]+@([^\s@]+\.[^\s@.]+)$/.exec(account.trim().toLowerCase()) ?? [];
  if (!domain || DISPOSABLE_DOMAINS.includes(domain)) throw new Refusal('accountRefused', domain);
  if (findAccount(world, account)) throw new Refusal('accountTaken');
}
