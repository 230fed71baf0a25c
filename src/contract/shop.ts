import * as v from 'valibot';
import { Between, Days, DeviceCount } from './bounds.ts';
import { Done, decodeMessage, describeCall, describeRead, joined, Nothing, SentId } from './call.ts';
import {
  Amount,
  asFlag,
  asNumber,
  asText,
  Flag,
  field,
  Id,
  Items,
  mapped,
  OneOf,
  Optional,
  Text,
  Texts,
} from './fields.ts';
import { DeviceMode, Payments, YUAN_PER_DOLLAR } from './values.ts';

/** A price in US dollars. Also understood: an amount alone, which is in yuan, as in an order. */
const Price = /* @__PURE__ */ field<{ usd: number }>('a price', (value) => {
  const usd = asNumber(Object(value).usd) ?? (asNumber(value) ?? Number.NaN) / YUAN_PER_DOLLAR;
  return usd >= 0 && usd <= 1_000_000 ? { usd } : undefined;
});

/** Whole percents: a server that computes with floats sends 15.000000000000002. Less than one is meant as a share, or is none. */
const Percent = /* @__PURE__ */ mapped(Between(0, 99), (save) => (save < 1 ? 0 : Math.round(save)));

/** Something that can be bought (docs/behaviour/checkout.md#product-fields). */
export const Product = v.object({
  /** Sent back as `productId`. */
  key: Id,
  /** Without a name the product is labelled with its days. */
  name: Optional(Texts),
  /** In US dollars; an amount alone is in yuan, and divided by 6.88. */
  price: Price,
  /** Percent off the original price; 0 = none. */
  save: Optional(Percent, 0),
  /** Length in days. */
  days: Days,
  /** Days given on top; 0 = none. */
  extraDays: Optional(Days, 0),
  /** 1 basic, 2 premium. */
  vipLevel: OneOf([1, 2]),
  /** 1 time package, 3 traffic plan (level 2 tiers). */
  itemType: Optional(Amount, 1),
  /** Is it marked as recommended? */
  recommend: Optional(Flag, false),
  /** Countdown of an offer in seconds; 0 or less = none. */
  lastTime: Optional(Amount, -1),
  /** Is it marked as not refundable? */
  noRefund: Optional(Flag, false),
  /** How many devices it is for, counted as `deviceMode` says. */
  deviceNum: Optional(DeviceCount, 2),
  /** 0: so many desktop and so many mobile devices; 1: so many clients of any kind. */
  deviceMode: Optional(OneOf([DeviceMode.desktopAndMobile, DeviceMode.clients]), DeviceMode.desktopAndMobile),
});
export type Product = v.InferOutput<typeof Product>;

/**
 * A payment method, and the levels that it may pay for (docs/behaviour/checkout.md#payment-methods). It may not pay for
 * a level that is not named, unless neither is named.
 */
export const Merchant = mapped(
  v.object({
    /** Sent back as `mId`. */
    id: Id,
    /** Sent back as `payType`. A name for which the site has no text is shown unchanged. */
    name: field<string>('a name', (value) => (asText(value)?.trim() ? asText(value) : undefined)),
    /** May pay for level 1. */
    l1: Optional(Flag),
    /** May pay for level 2 and traffic plans. */
    l2: Optional(Flag),
  }),
  ({ l1, l2, ...merchant }) => ({ ...merchant, l1: l1 ?? l2 == null, l2: l2 ?? l1 == null }),
);
export type Merchant = v.InferOutput<typeof Merchant>;

/**
 * How level 1 days pay for part of a level 2 package (docs/behaviour/checkout.md#upgrade). Without limits it is not
 * offered.
 */
export const UpgradeTerms = v.object({
  /** May level 1 days be converted? */
  enable: Flag,
  /** Level 1 days per level 2 day. */
  rate: Optional(Between(0, 1000), 4.2),
  /** At most this many level 1 days are converted. */
  maxDays: Optional(Amount, 0),
  /** The offset is at most this much. */
  maxUsd: Optional(Amount, 0),
});
export type UpgradeTerms = v.InferOutput<typeof UpgradeTerms>;

/** The data of the packages screens (docs/behaviour/checkout.md#packages-screens). */
export const SkuList = v.object({
  /** What can be bought. */
  goods: Items(Product),
  /** How it can be paid. */
  payArray: Optional(Items(Merchant), []),
  /** 1: payments are open; 0: paused. */
  payState: Optional(
    field<0 | 1>('0 or 1', (value) => {
      const isOpen = asFlag(value);
      if (isOpen === undefined) return undefined;
      return isOpen ? Payments.open : Payments.paused;
    }),
    Payments.open,
  ),
  /** How an upgrade's price is computed; absent = no upgrade is offered. */
  vipUpgrade: Optional(UpgradeTerms),
  /** The signed-in member's current level, and the seconds left of level 1. */
  linkInfo: Optional(
    v.object({
      /** 0 none, 1 basic, 2 premium. */
      vipLevel: Amount,
      /** Seconds of level 1 left; 0 or less = none. */
      lastExpire: Optional(Amount, 0),
    }),
  ),
  /** The activity announced next to the packages. */
  activity: Optional(
    v.object({
      /** Is it shown? */
      enable: Optional(Flag, false),
      /** Its text. */
      title: Optional(Texts),
      /** Its pictures: https addresses, or ones of the site's own host. */
      image: Optional(
        v.object({
          /** For wide screens, 5:1. */
          b: Optional(Text),
          /** For narrow screens, 3:1. */
          s: Optional(Text),
          /** Shown next to the text. */
          mascot: Optional(Text),
        }),
      ),
    }),
  ),
});
export type SkuList = v.InferOutput<typeof SkuList>;

/** The answer to an order: what went wrong, where to pay, the payment page itself, or that nothing is left to pay. */
export type OrderReply =
  | { kind: 'error'; text: string | { cn: string; en: string } | undefined }
  | { kind: 'url'; url: string }
  | { kind: 'html'; html: string }
  | { kind: 'thanks' };

/** An order's reply as the API should send it: exactly one of four kinds (docs/api.md#order-replies). */
type SentOrderReply = { error: true; msg?: string | null } | { url: string } | { html: string } | { thanks: true };

/** The answer to an order. If several kinds are set, the first that is not empty counts: error, url, html, thanks. */
export const OrderReply = /* @__PURE__ */ field<SentOrderReply, OrderReply>('an order reply', (value) => {
  const { error, msg, url, html, thanks } = Object(value);
  // Any sign of an error counts: a refused order must not look like a successful one.
  if (asFlag(error) ?? !isEmpty(error)) return { kind: 'error', text: orderErrorText(msg) ?? orderErrorText(error) };
  const [address, page] = [filled(url), filled(html)];
  if (address) return { kind: 'url', url: address };
  if (page) return { kind: 'html', html: page };
  return asFlag(thanks) ? { kind: 'thanks' } : undefined;
});

/** What both orders take. */
const orderFields = {
  /** A product's `key`. */
  productId: SentId,
  /** A payment method's `name`. */
  payType: v.string(),
  /** A payment method's `id`. */
  mId: SentId,
  /** Always 1. */
  pv: v.literal(1),
  /** Where the visitor came from, as the link's `os` said; `web` without one. */
  source: v.string(),
  /** The channel, as the link's `channelId` said; `web` without one. */
  channelId: v.string(),
};

/** What `skuList` takes. */
export const skuListPayload = Nothing;

/** Goods, payment methods and upgrade conditions. */
export const skuList = describeRead('skuList', SkuList);

/** What `createRenewOrder` takes. */
export const createRenewOrderPayload = v.strictObject(
  /* @__PURE__ */ joined(orderFields, {
    /** Are days of level 1 to pay for part of it? */
    upgrade: v.boolean(),
  }),
);

/** A member buys or upgrades. */
export const createRenewOrder = describeCall('createRenewOrder', OrderReply);

/** What `createRegOrder` takes. */
export const createRegOrderPayload = v.strictObject(
  /* @__PURE__ */ joined(orderFields, {
    /** The new account's e-mail address. */
    account: v.string(),
    /** The new account's, as it was typed. */
    password: v.string(),
    /** `web` and a mark of the browser. */
    fingerprint: v.pipe(v.string(), v.startsWith('web')),
    /** The inviter's code; empty without an invitation. */
    ref: v.string(),
  }),
);

/** A visitor registers by buying. `fingerprint` starts with `web`. */
export const createRegOrder = describeCall('createRegOrder', OrderReply);

/** What `regCheck` takes. */
export const regCheckPayload = v.strictObject({
  /** The e-mail address of the new account. */
  account: v.string(),
});

/** May this address register? If not, the server refuses the call, and its text is shown at the field. */
export const regCheck = describeRead('regCheck', Done);

/** The text of an order's error: two texts, encoded or not, or one; undefined if none can be read. */
function orderErrorText(msg: unknown): string | { cn: string; en: string } | undefined {
  return decodeMessage(msg) ?? filled(msg);
}

/** A text that is not blank. */
function filled(value: unknown): string | undefined {
  const text = typeof value === 'string' ? asText(value) : undefined;
  return text?.trim() ? text : undefined;
}

function isEmpty(value: unknown): boolean {
  return value == null || value === false || value === 0 || (typeof value === 'string' && !value.trim());
}
