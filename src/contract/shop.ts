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

/**
 * A whole number of percent. It is rounded, because a server that computes with floats sends 15.000000000000002. A number
 * below one is either a share or no discount, and counts as 0.
 */
const Percent = /* @__PURE__ */ mapped(Between(0, 99), (save) => (save < 1 ? 0 : Math.round(save)));

/** A product: a package or a traffic plan (docs/behaviour/checkout.md#product-fields). */
export const Product = v.object({
  /** The id that an order sends back as `productId`. */
  key: Id,
  /** The product's name. If it is missing, the product is labelled with its days. */
  name: Optional(Texts),
  /** The price in US dollars. An amount alone is in yuan, and is divided by 6.88. */
  price: Price,
  /** Percent off the original price; 0 = none. */
  save: Optional(Percent, 0),
  /** Length in days. */
  days: Days,
  /** Days given in addition; 0 = none. */
  extraDays: Optional(Days, 0),
  /** The level: 1 basic, 2 premium. */
  vipLevel: OneOf([1, 2]),
  /** The kind: 1 time package, 3 traffic plan (for level 2). */
  itemType: Optional(Amount, 1),
  /** True if the site suggests it: it has a tag, and is chosen unless the buyer chooses another. */
  recommend: Optional(Flag, false),
  /** Countdown of an offer in seconds; 0 or less = none. */
  lastTime: Optional(Amount, -1),
  /** True if the site says that it is not refunded. Packages of level 2 are never refunded. */
  noRefund: Optional(Flag, false),
  /** The number of devices, counted as `deviceMode` says. */
  deviceNum: Optional(DeviceCount, 2),
  /** 0: this many desktop and this many mobile devices; 1: this many clients of any kind. */
  deviceMode: Optional(OneOf([DeviceMode.desktopAndMobile, DeviceMode.clients]), DeviceMode.desktopAndMobile),
});
/** A product, as the site reads it. */
export type Product = v.InferOutput<typeof Product>;

/**
 * A payment method, and the levels for which it may be used (docs/behaviour/checkout.md#payment-methods). It may not be
 * used for a level that is not named. If neither level is named, it may be used for both.
 */
export const Merchant = mapped(
  v.object({
    /** The id that an order sends back as `mId`. */
    id: Id,
    /** The name that an order sends back as `payType`. A name for which the site has no text is shown unchanged. */
    name: field<string>('a name', (value) => (asText(value)?.trim() ? asText(value) : undefined)),
    /** True if it may pay for level 1. */
    l1: Optional(Flag),
    /** True if it may pay for level 2 and traffic plans. */
    l2: Optional(Flag),
  }),
  ({ l1, l2, ...merchant }) => ({ ...merchant, l1: l1 ?? l2 == null, l2: l2 ?? l1 == null }),
);
/** A payment method, as the site reads it. */
export type Merchant = v.InferOutput<typeof Merchant>;

/**
 * The rules by which level 1 days pay for part of a level 2 package (docs/behaviour/checkout.md#upgrade). Without limits
 * no upgrade is offered.
 */
export const UpgradeTerms = v.object({
  /** True if level 1 days may be converted. */
  enable: Flag,
  /** Level 1 days per level 2 day. */
  rate: Optional(Between(0, 1000), 4.2),
  /** The largest number of level 1 days that are converted. */
  maxDays: Optional(Amount, 0),
  /** The largest amount that the converted days may pay. */
  maxUsd: Optional(Amount, 0),
});
/** The rules of an upgrade, as the site reads them. */
export type UpgradeTerms = v.InferOutput<typeof UpgradeTerms>;

/** The data of the packages screens (docs/behaviour/checkout.md#packages-screens). */
export const SkuList = v.object({
  /** The products on sale. */
  goods: Items(Product),
  /** The payment methods. */
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
  /** The rules for an upgrade's price. If they are missing, no upgrade is offered. */
  vipUpgrade: Optional(UpgradeTerms),
  /** The signed-in member's current level, and the seconds left of level 1. */
  linkInfo: Optional(
    v.object({
      /** The level: 0 none, 1 basic, 2 premium. */
      vipLevel: Amount,
      /** Seconds of level 1 left; 0 or less = none. */
      lastExpire: Optional(Amount, 0),
    }),
  ),
  /** The activity that is announced next to the packages. */
  activity: Optional(
    v.object({
      /** True if the activity is shown. */
      enable: Optional(Flag, false),
      /** The text of the activity. */
      title: Optional(Texts),
      /** The pictures of the activity: https addresses, or addresses of the site's own host. */
      image: Optional(
        v.object({
          /** For wide screens, 5:1. */
          b: Optional(Text),
          /** For narrow screens, 3:1. */
          s: Optional(Text),
          /** The picture next to the text. */
          mascot: Optional(Text),
        }),
      ),
    }),
  ),
});
/** The data of the packages screens, as the site reads it. */
export type SkuList = v.InferOutput<typeof SkuList>;

/**
 * The answer to an order: an error, an address to pay at, the payment page itself, or the news that nothing is left to
 * pay.
 */
export type OrderReply =
  | { kind: 'error'; text: string | { cn: string; en: string } | undefined }
  | { kind: 'url'; url: string }
  | { kind: 'html'; html: string }
  | { kind: 'thanks' };

/** An order's reply as the API should send it: exactly one of four kinds (docs/api.md#order-replies). */
type SentOrderReply = { error: true; msg?: string | null } | { url: string } | { html: string } | { thanks: true };

/**
 * The answer to an order. If several kinds are set, the first one that is not empty counts, in this order: error, url,
 * html, thanks.
 */
export const OrderReply = /* @__PURE__ */ field<SentOrderReply, OrderReply>('an order reply', (value) => {
  const { error, msg, url, html, thanks } = Object(value);
  // Any sign of an error counts: a refused order must not look like a successful one.
  if (asFlag(error) ?? !isEmpty(error)) return { kind: 'error', text: orderErrorText(msg) ?? orderErrorText(error) };
  const [address, page] = [filled(url), filled(html)];
  if (address) return { kind: 'url', url: address };
  if (page) return { kind: 'html', html: page };
  return asFlag(thanks) ? { kind: 'thanks' } : undefined;
});

/** The fields that both kinds of orders have. */
const orderFields = {
  /** A product's `key`. */
  productId: SentId,
  /** A payment method's `name`. */
  payType: v.string(),
  /** A payment method's `id`. */
  mId: SentId,
  /** Always 1. */
  pv: v.literal(1),
  /** The source of the visit, from the link's `os`; `web` if the link had none. */
  source: v.string(),
  /** The channel of the visit, from the link's `channelId`; `web` if the link had none. */
  channelId: v.string(),
};

/** The payload of `skuList`. */
export const skuListPayload = Nothing;

/** Returns goods, payment methods and upgrade conditions. */
export const skuList = describeRead('skuList', SkuList);

/** The payload of `createRenewOrder`. */
export const createRenewOrderPayload = v.strictObject(
  /* @__PURE__ */ joined(orderFields, {
    /** True if days of level 1 must pay for part of the package. */
    upgrade: v.boolean(),
  }),
);

/** Orders a package or an upgrade for a member. */
export const createRenewOrder = describeCall('createRenewOrder', OrderReply);

/** The payload of `createRegOrder`. */
export const createRegOrderPayload = v.strictObject(
  /* @__PURE__ */ joined(orderFields, {
    /** The new account's e-mail address. */
    account: v.string(),
    /** The new account's password, as it was typed. */
    password: v.string(),
    /** The word `web`, followed by a mark of the browser. */
    fingerprint: v.pipe(v.string(), v.startsWith('web')),
    /** The inviter's code; empty without an invitation. */
    ref: v.string(),
  }),
);

/** Registers a visitor with their first order. `fingerprint` starts with `web`. */
export const createRegOrder = describeCall('createRegOrder', OrderReply);

/** The payload of `regCheck`. */
export const regCheckPayload = v.strictObject({
  /** The e-mail address of the new account. */
  account: v.string(),
});

/**
 * Checks whether this address may register. If not, the server refuses the call, and the site shows its text at the
 * field.
 */
export const regCheck = describeRead('regCheck', Done);

/** The text of an order's error: two texts, encoded or not, or one text. Undefined if no text can be read. */
function orderErrorText(msg: unknown): string | { cn: string; en: string } | undefined {
  return decodeMessage(msg) ?? filled(msg);
}

/** Reads a text; undefined if it is blank. */
function filled(value: unknown): string | undefined {
  const text = typeof value === 'string' ? asText(value) : undefined;
  return text?.trim() ? text : undefined;
}

function isEmpty(value: unknown): boolean {
  return value == null || value === false || value === 0 || (typeof value === 'string' && !value.trim());
}
