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

/** The systems that a device can have; `other` stands for what the site does not know. */
export const PLATFORMS = ['desktop', 'phone', 'mobile', 'chrome', 'router', 'other'] as const;

/** A bound device (docs/behaviour/account.md#devices). */
export const Device = v.object({
  /** What `deviceUnbind` takes. */
  id: Id,
  /** As the member knows it. */
  name: Optional(Name, UNNAMED),
  /** The model or client, as the client calls it. */
  type: Optional(Text, ''),
  /** The device's platform; an unknown one counts as `other`. */
  platform: Optional(
    field<(typeof PLATFORMS)[number]>('a platform', (value) => PLATFORMS.find((one) => one === value) ?? 'other'),
    'other',
  ),
  /** When it was bound. */
  linkTime: Optional(Seconds, 0),
});
export type Device = v.InferOutput<typeof Device>;

/** A paid order in the account's list (docs/behaviour/account.md#orders). */
export const PaidOrder = v.object({
  /** The number that the member names to support, and that `orderReceipt` takes. */
  id: Id,
  /** What was bought. */
  name: Optional(Name, UNNAMED),
  /** Length of the package in days. */
  days: Optional(Days, 0),
  /** The amount in US dollars; without it `price` ÷ 6.88. */
  usd: Optional(Money),
  /** The amount of an order without one in US dollars; shown divided by 6.88. */
  price: Optional(Money),
  /** When it was paid. */
  date: Optional(Seconds, 0),
});
export type PaidOrder = v.InferOutput<typeof PaidOrder>;

/** The signed-in member, and what they have: ends, data, devices and orders (docs/behaviour/account.md#account). */
export const UserInfo = mapped(
  v.object({
    /** The e-mail address. */
    account: Text,
    /** End of level 1; 0 = not activated. */
    expire: Optional(Seconds, 0),
    /** End of level 2; 0 = not activated. */
    expireSVip: Optional(Seconds, 0),
    /** Has level 1 ended? */
    expired: Optional(Flag, false),
    /** Has level 2 ended? */
    expiredSVip: Optional(Flag, false),
    /** The level that runs now: 0 none, 1 Basic, 2 Premium. If it is unknown, the ends of both levels decide. */
    vipType: Optional(OneOf([0, 1, 2])),
    /** When level 2's data use is reset. */
    trafficDate: Optional(Seconds, 0),
    /** MB used in this period. */
    trafficUse: Optional(Count, 0),
    /** MB allowed per period; 0 = the server does not name it. */
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
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** A text for Chinese and for English readers. One that is missing is taken from the other; a plain text is for both. */
const ProductName = /* @__PURE__ */ field<{ cn: string; en: string }>('a text in cn and en', (value) => {
  const [cn, en] = ['cn', 'en'].map((language) => asText(value) || asText(Object(value)[language]) || undefined);
  const either = cn ?? en;
  return either === undefined ? undefined : { cn: cn ?? either, en: en ?? either };
});

/** A paid order's receipt (docs/behaviour/account.md#receipt). */
export const Receipt = v.object({
  /** What was bought. */
  productName: Optional(ProductName, { cn: UNNAMED, en: UNNAMED }),
  /** The payment's own number. */
  transactionId: Text,
  /** The buyer's e-mail address. */
  account: Optional(Name, UNNAMED),
  /** When it was paid. */
  date: Optional(Seconds, 0),
  /** The payment method's name. */
  type: Optional(Name, UNNAMED),
  /** How many devices the package allows. */
  deviceNum: Optional(DeviceCount),
  /** Upgrade credit in US dollars. */
  convert: Optional(Money),
  /** The amount paid in US dollars. */
  usd: Optional(Money),
  /** The amount of an order without one in US dollars; shown divided by 6.88. */
  price: Optional(Money),
});
export type Receipt = v.InferOutput<typeof Receipt>;

const Token = v.object({
  /** The token: opaque, sent back as the header `authorization`. */
  data: /* @__PURE__ */ field<string>('a token', (value) => asText(value) || undefined),
});

/** Whose password it is. */
const emailField = {
  /** The member's e-mail address, trimmed. */
  email: v.string(),
};

/** What `login` takes. */
export const loginPayload = v.strictObject({
  /** The member's e-mail address, trimmed. */
  account: v.string(),
  /** As it was typed, never trimmed. */
  password: v.string(),
});

/** Signs in. */
export const login = describeCall('login', Token);

/** What `greenChannel` takes. */
export const greenChannelPayload = v.strictObject({
  /** As the app has put it into the link. */
  formSign: v.string(),
});

/** Signs in automatically with a signed form from the app. */
export const greenChannel = describeCall('greenChannel', Token);

/** What `info` takes. */
export const infoPayload = Nothing;

/** The signed-in member. */
export const info = describeRead('info', UserInfo);

/** What `refreshVip` takes. */
export const refreshVipPayload = Nothing;

/** Asks the server to count the used data again; answers a text for the success toast, or anything else for ours. */
export const refreshVip = describeCall(
  'refreshVip',
  field<string>('a text', (value) => asText(value)?.trim() ?? ''),
);

/** What `deviceUnbind` takes. */
export const deviceUnbindPayload = v.strictObject({
  /** The device's `id` in `info`. */
  id: SentId,
});

/** Unbinds a device, which frees its place. */
export const deviceUnbind = describeCall('deviceUnbind', Done);

/** What `orderReceipt` takes. */
export const orderReceiptPayload = v.strictObject({
  /** The order's `id` in `info`. */
  orderId: SentId,
});

/** The receipt of a paid order. */
export const orderReceipt = describeRead('orderReceipt', Receipt);

/** What `forgotCode` takes. */
export const forgotCodePayload = v.strictObject(emailField);

/** Mails a six-digit code. */
export const forgotCode = describeCall('forgotCode', Done);

/** What `forgotCodeVerify` takes. */
export const forgotCodeVerifyPayload = v.strictObject(
  /* @__PURE__ */ joined(emailField, {
    /** Six digits. */
    code: v.string(),
  }),
);

/** Is the code right? */
export const forgotCodeVerify = describeCall('forgotCodeVerify', Done);

/** What `forgotReset` takes. */
export const forgotResetPayload = v.strictObject(
  /* @__PURE__ */ joined(emailField, {
    /** Six digits. */
    code: v.string(),
    /** The new one. */
    password: v.string(),
  }),
);

/** Sets the new password after a verified code (docs/behaviour/recovery.md#steps). */
export const forgotReset = describeCall('forgotReset', Done);

/** What `forgot` takes. */
export const forgotPayload = v.strictObject(emailField);

/** Mails a link to `/resetPass?key=…&name=…` (docs/behaviour/recovery.md#e-mail-step). */
export const forgot = describeCall('forgot', Done);

/** What `repass` takes. */
export const repassPayload = v.strictObject({
  /** From the link's `key`. */
  key: v.string(),
  /** The new one. */
  password: v.string(),
});

/** Sets the new password with the key from the link. */
export const repass = describeCall('repass', Done);

/** What `appleId` takes. */
export const appleIdPayload = v.strictObject({
  /** Is the second one asked for? */
  spare: v.boolean(),
});

/** The shared Apple ID; `spare` asks for the second one. */
export const appleId = describeRead(
  'appleId',
  v.object({
    /** The Apple ID, an e-mail address. */
    id: Text,
    /** Its password, shown to the member. */
    password: Text,
  }),
);
