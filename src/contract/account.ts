import * as v from 'valibot';
import { Count, Days, DeviceCount, Money } from './bounds.ts';
import { Done, describeCall, describeRead, joined, Nothing, SentId } from './call.ts';
import {
  Amount,
  asText,
  Flag,
  field,
  Id,
  Items,
  mapped,
  Name,
  OneOf,
  Optional,
  Seconds,
  Text,
  UNNAMED,
} from './fields.ts';

/** The systems that a device can have. `other` is any system that the site does not know. */
export const PLATFORMS = ['desktop', 'phone', 'mobile', 'chrome', 'router', 'other'] as const;

/** A bound device (docs/behaviour/account.md#devices). */
export const Device = v.object({
  /** The id that `deviceUnbind` takes. */
  id: Id,
  /** The name that the member has given it. */
  name: Optional(Name, UNNAMED),
  /** The model or client, as the client calls it. */
  type: Optional(Text, ''),
  /** The device's platform. An unknown platform counts as `other`. */
  platform: Optional(
    field<(typeof PLATFORMS)[number]>('a platform', (value) => PLATFORMS.find((one) => one === value) ?? 'other'),
    'other',
  ),
  /** The time at which the device was bound. */
  linkTime: Optional(Seconds, 0),
});
/** A bound device, as the site reads it. */
export type Device = v.InferOutput<typeof Device>;

/** A paid order in the account's list (docs/behaviour/account.md#orders). */
export const PaidOrder = v.object({
  /** The number that the member tells support, and that `orderReceipt` takes. */
  id: Id,
  /** The name of the product. */
  name: Optional(Name, UNNAMED),
  /** Length of the package in days. */
  days: Optional(Days, 0),
  /** The amount in US dollars. If it is missing, the site shows `price` ÷ 6.88. */
  usd: Optional(Money),
  /** The amount of an order that has no amount in US dollars. The site shows it divided by 6.88. */
  price: Optional(Money),
  /** The time of the payment. */
  date: Optional(Seconds, 0),
});
/** A paid order, as the site reads it. */
export type PaidOrder = v.InferOutput<typeof PaidOrder>;

/** The signed-in member, with the ends of both levels, data use, devices and orders (docs/behaviour/account.md#account). */
export const UserInfo = mapped(
  v.object({
    /** The e-mail address. */
    account: Text,
    /** End of level 1; 0 = not activated. */
    expire: Optional(Seconds, 0),
    /** End of level 2; 0 = not activated. */
    expireSVip: Optional(Seconds, 0),
    /** True if level 1 has ended. */
    expired: Optional(Flag, false),
    /** True if level 2 has ended. */
    expiredSVip: Optional(Flag, false),
    /** The level that runs now: 0 none, 1 Basic, 2 Premium. If it is unknown, the ends of both levels decide. */
    vipType: Optional(OneOf([0, 1, 2])),
    /** The time at which the data use of level 2 is reset. */
    trafficDate: Optional(Seconds, 0),
    /** MB used in this period. */
    trafficUse: Optional(Count, 0),
    /** MB allowed per period; 0 = the server does not say. */
    trafficMax: Optional(Count, 0),
    /** Seconds of level 1 left; 0 or less = none. */
    lastExpire: Optional(Amount, 0),
    /** Seconds left of the new-user discount; 0 or less = none. */
    lastTime: Optional(Amount, 0),
    /** Bound devices. */
    device: Optional(Items(Device), []),
    /** Paid orders. */
    pays: Optional(Items(PaidOrder), []),
  }),
  (info) => {
    const levelOne = info.expire && !info.expired ? 1 : 0;
    const level = info.expireSVip && !info.expiredSVip ? 2 : levelOne;
    return { ...info, vipType: info.vipType ?? level };
  },
);
/** The signed-in member, as the site reads the data. */
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** A text for Chinese and for English readers. If one is missing, the other replaces it. A plain text is for both. */
const ProductName = /* @__PURE__ */ field<{ cn: string; en: string }>('a text in cn and en', (value) => {
  const [cn, en] = ['cn', 'en'].map((language) => asText(value) || asText(Object(value)[language]) || undefined);
  const either = cn ?? en;
  return either === undefined ? undefined : { cn: cn ?? either, en: en ?? either };
});

/** A paid order's receipt (docs/behaviour/account.md#receipt). */
export const Receipt = v.object({
  /** The name of the product. */
  productName: Optional(ProductName, { cn: UNNAMED, en: UNNAMED }),
  /** The payment's own number. */
  transactionId: Text,
  /** The buyer's e-mail address. */
  account: Optional(Name, UNNAMED),
  /** The time of the payment. */
  date: Optional(Seconds, 0),
  /** The payment method's name. */
  type: Optional(Name, UNNAMED),
  /** How many devices the package allows. */
  deviceNum: Optional(DeviceCount),
  /** Upgrade credit in US dollars. */
  convert: Optional(Money),
  /** The amount paid in US dollars. */
  usd: Optional(Money),
  /** The amount of an order that has no amount in US dollars. The site shows it divided by 6.88. */
  price: Optional(Money),
});
/** A receipt, as the site reads it. */
export type Receipt = v.InferOutput<typeof Receipt>;

const Token = v.object({
  /** The token. It is opaque, and is sent back as the header `authorization`. */
  data: /* @__PURE__ */ field<string>('a token', (value) => asText(value) || undefined),
});

/** The field that names the member whose password is recovered. */
const emailField = {
  /** The member's e-mail address, trimmed. */
  email: v.string(),
};

/** The payload of `login`. */
export const loginPayload = v.strictObject({
  /** The member's e-mail address, trimmed. */
  account: v.string(),
  /** The password as it was typed, never trimmed. */
  password: v.string(),
});

/** Signs a member in. */
export const login = describeCall('login', Token);

/** The payload of `greenChannel`. */
export const greenChannelPayload = v.strictObject({
  /** The signed form, as the app has put it into the link. */
  formSign: v.string(),
});

/** Signs in automatically with a signed form from the app. */
export const greenChannel = describeCall('greenChannel', Token);

/** The payload of `info`. */
export const infoPayload = Nothing;

/** Returns the signed-in member. */
export const info = describeRead('info', UserInfo);

/** The payload of `refreshVip`. */
export const refreshVipPayload = Nothing;

/**
 * Asks the server to count the used data again. The answer is a text for the success message. For any other answer the
 * site shows its own text.
 */
export const refreshVip = describeCall(
  'refreshVip',
  field<string>('a text', (value) => asText(value)?.trim() ?? ''),
);

/** The payload of `deviceUnbind`. */
export const deviceUnbindPayload = v.strictObject({
  /** The device's `id` in `info`. */
  id: SentId,
});

/** Unbinds a device, so that another one can be bound. */
export const deviceUnbind = describeCall('deviceUnbind', Done);

/** The payload of `orderReceipt`. */
export const orderReceiptPayload = v.strictObject({
  /** The order's `id` in `info`. */
  orderId: SentId,
});

/** Returns the receipt of a paid order. */
export const orderReceipt = describeRead('orderReceipt', Receipt);

/** The payload of `forgotCode`. */
export const forgotCodePayload = v.strictObject(emailField);

/** Sends a six-digit code by e-mail. */
export const forgotCode = describeCall('forgotCode', Done);

/** The payload of `forgotCodeVerify`. */
export const forgotCodeVerifyPayload = v.strictObject(
  /* @__PURE__ */ joined(emailField, {
    /** The code, six digits. */
    code: v.string(),
  }),
);

/** Checks whether the code is right. */
export const forgotCodeVerify = describeCall('forgotCodeVerify', Done);

/** The payload of `forgotReset`. */
export const forgotResetPayload = v.strictObject(
  /* @__PURE__ */ joined(emailField, {
    /** The code, six digits. */
    code: v.string(),
    /** The new password. */
    password: v.string(),
  }),
);

/** Sets the new password after a verified code (docs/behaviour/recovery.md#steps). */
export const forgotReset = describeCall('forgotReset', Done);

/** The payload of `forgot`. */
export const forgotPayload = v.strictObject(emailField);

/** Sends a link to `/resetPass?key=…&name=…` by e-mail (docs/behaviour/recovery.md#e-mail-step). */
export const forgot = describeCall('forgot', Done);

/** The payload of `repass`. */
export const repassPayload = v.strictObject({
  /** The `key` of the link. */
  key: v.string(),
  /** The new password. */
  password: v.string(),
});

/** Sets the new password with the key from the link. */
export const repass = describeCall('repass', Done);

/** The payload of `appleId`. */
export const appleIdPayload = v.strictObject({
  /** True asks for the second Apple ID. */
  spare: v.boolean(),
});

/** Returns the shared Apple ID, or the second one if `spare` is true. */
export const appleId = describeRead(
  'appleId',
  v.object({
    /** The Apple ID, an e-mail address. */
    id: Text,
    /** The password of the Apple ID, shown to the member. */
    password: Text,
  }),
);
