import * as v from 'valibot';
import { Done, decodeMessage, describeCall, Nothing, Texts } from './call.ts';
import { DeviceMode, MERCHANT_NAMES, PayState } from './values/shop.ts';

/** Something that can be bought (docs/behaviour/checkout.md#product-fields). */
export const Product = v.object({
  /** Sent back as `productId`. */
  key: v.string(),
  /** Without a name the product is labelled with its days. */
  name: v.nullish(Texts),
  price: v.object({ usd: v.number() }),
  /** Percent off the original price; 0 = none. */
  save: v.nullish(v.number(), 0),
  /** Length in days. */
  days: v.number(),
  /** Days given on top; 0 = none. */
  extraDays: v.nullish(v.number(), 0),
  /** 1 basic, 2 premium. */
  vipLevel: v.picklist([1, 2]),
  /** 1 time package, 3 traffic plan (level 2 tiers). */
  itemType: v.nullish(v.number(), 1),
  recommend: v.nullish(v.boolean(), false),
  /** Countdown of an offer in seconds; negative = none. */
  lastTime: v.nullish(v.number(), -1),
  noRefund: v.nullish(v.boolean(), false),
  deviceNum: v.nullish(v.number(), 2),
  deviceMode: v.nullish(v.picklist([DeviceMode.desktopAndMobile, DeviceMode.clients]), DeviceMode.desktopAndMobile),
});
export type Product = v.InferOutput<typeof Product>;

/** Names of payment methods, as `payType` sends them. */
export const MerchantName = v.picklist(MERCHANT_NAMES);
export type MerchantName = v.InferOutput<typeof MerchantName>;

/** A way to pay, and the levels it may be used for (docs/behaviour/checkout.md#payment-methods). */
export const Merchant = v.object({
  /** Sent back as `mId`. */
  id: v.union([v.string(), v.number()]),
  name: MerchantName,
  /** May pay for level 1. */
  l1: v.boolean(),
  /** May pay for level 2 and traffic plans. */
  l2: v.boolean(),
});
export type Merchant = v.InferOutput<typeof Merchant>;

/** How level 1 days pay for part of a level 2 package (docs/behaviour/checkout.md#upgrade). */
export const UpgradeTerms = v.object({
  enable: v.boolean(),
  /** Level 1 days per level 2 day. */
  rate: v.nullish(v.number(), 4.2),
  /** At most this many level 1 days are converted. */
  maxDays: v.number(),
  /** The offset is at most this much. */
  maxUsd: v.number(),
});
export type UpgradeTerms = v.InferOutput<typeof UpgradeTerms>;

/** Everything the packages screens show (docs/behaviour/checkout.md#packages-screens). */
export const SkuList = v.object({
  goods: v.array(Product),
  payArray: v.array(Merchant),
  payState: v.picklist([PayState.paused, PayState.open]),
  vipUpgrade: v.nullish(UpgradeTerms),
  /** The signed-in member's current level, and the seconds left of level 1. */
  linkInfo: v.nullish(v.object({ vipLevel: v.number(), lastExpire: v.number() })),
  activity: v.nullish(
    v.object({
      enable: v.boolean(),
      title: v.nullish(Texts),
      image: v.nullish(v.object({ b: v.nullish(v.string()), s: v.nullish(v.string()), mascot: v.nullish(v.string()) })),
    }),
  ),
});
export type SkuList = v.InferOutput<typeof SkuList>;

/** The answer to an order: exactly one of four kinds (docs/api.md#order-replies). */
export const OrderReply = v.union([
  v.pipe(
    v.object({ error: v.literal(true), msg: v.nullish(v.string(), '') }),
    v.transform(({ msg }) => ({ kind: 'error' as const, text: decodeMessage(msg) ?? (msg || undefined) })),
  ),
  v.pipe(
    v.object({ url: v.string() }),
    v.transform((reply) => ({ kind: 'url' as const, url: reply.url })),
  ),
  v.pipe(
    v.object({ html: v.string() }),
    v.transform((reply) => ({ kind: 'html' as const, html: reply.html })),
  ),
  v.pipe(
    v.object({ thanks: v.literal(true) }),
    v.transform(() => ({ kind: 'thanks' as const })),
  ),
]);
export type OrderReply = v.InferOutput<typeof OrderReply>;

const orderFields = {
  productId: v.string(),
  payType: MerchantName,
  mId: v.union([v.string(), v.number()]),
  pv: v.literal(1),
  source: v.string(),
  channelId: v.string(),
};

/** Goods, payment methods and upgrade conditions. */
export const skuList = describeCall('skuList', Nothing, SkuList);

/** A member buys or upgrades. */
export const createRenewOrder = describeCall(
  'createRenewOrder',
  v.strictObject({ ...orderFields, upgrade: v.boolean() }),
  OrderReply,
);

/** A visitor registers by buying. `fingerprint` starts with `web`. */
export const createRegOrder = describeCall(
  'createRegOrder',
  v.strictObject({
    ...orderFields,
    account: v.string(),
    password: v.string(),
    fingerprint: v.pipe(v.string(), v.startsWith('web')),
    ref: v.string(),
  }),
  OrderReply,
);

/** May this address register? If not, the server refuses the call, and its text is shown at the field. */
export const regCheck = describeCall('regCheck', v.strictObject({ account: v.string() }), Done);
