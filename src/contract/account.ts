import * as v from 'valibot';
import { Done, describeCall, Id, Nothing, Seconds } from './call.ts';

/** A bound device (docs/behaviour/account.md#devices). */
export const Device = v.object({
  id: Id,
  name: v.string(),
  /** The model or client, as the client calls it. */
  type: v.nullish(v.string(), ''),
  platform: v.fallback(v.picklist(['desktop', 'phone', 'mobile', 'chrome', 'router', 'other']), 'other'),
  linkTime: Seconds,
});
export type Device = v.InferOutput<typeof Device>;

/** A paid order in the account's list (docs/behaviour/account.md#orders). */
export const Order = v.object({
  id: Id,
  name: v.string(),
  days: v.number(),
  /** The amount in US dollars; without it `price` ÷ 6.88. */
  usd: v.nullish(v.number()),
  price: v.nullish(v.number()),
  date: Seconds,
});
export type Order = v.InferOutput<typeof Order>;

/** The signed-in member, and what they have: ends, data, devices and orders (docs/behaviour/account.md#account). */
export const UserInfo = v.object({
  account: v.string(),
  /** End of level 1; 0 = not activated. */
  expire: Seconds,
  /** End of level 2; 0 = not activated. */
  expireSVip: Seconds,
  expired: v.nullish(v.boolean(), false),
  expiredSVip: v.nullish(v.boolean(), false),
  vipType: v.picklist([0, 1, 2]),
  /** When level 2's data use is reset. */
  trafficDate: v.nullish(Seconds, 0),
  /** MB used in this period. */
  trafficUse: v.nullish(v.number(), 0),
  /** MB allowed per period; 0 = no limit. */
  trafficMax: v.nullish(v.number(), 0),
  /** Seconds of level 1 left; 0 or less = none. */
  lastExpire: v.nullish(v.number(), 0),
  /** Seconds left of the new-user discount; 0 or less = none. */
  lastTime: v.nullish(v.number(), 0),
  device: v.nullish(v.array(Device), []),
  pays: v.nullish(v.array(Order), []),
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** A paid order's receipt (docs/behaviour/account.md#receipt). */
export const Receipt = v.object({
  productName: v.object({ cn: v.string(), en: v.string() }),
  transactionId: v.string(),
  account: v.string(),
  date: Seconds,
  /** The payment method's name. */
  type: v.string(),
  deviceNum: v.number(),
  /** Upgrade credit in US dollars. */
  convert: v.nullish(v.number()),
  usd: v.nullish(v.number()),
  price: v.nullish(v.number()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

const Token = v.object({ data: v.pipe(v.string(), v.nonEmpty()) });

/** Signs in. */
export const login = describeCall('login', v.strictObject({ account: v.string(), password: v.string() }), Token);

/** Signs in automatically with a signed form from the app. */
export const greenChannel = describeCall('greenChannel', v.strictObject({ formSign: v.string() }), Token);

/** The signed-in member. */
export const info = describeCall('info', Nothing, UserInfo);

/** Asks the server to count the used data again; answers a text for the success toast. */
export const refreshVip = describeCall('refreshVip', Nothing, v.string());

/** Unbinds a device, which frees its place. */
export const deviceUnbind = describeCall('deviceUnbind', v.strictObject({ id: v.string() }), Done);

/** The receipt of a paid order. */
export const orderReceipt = describeCall('orderReceipt', v.strictObject({ orderId: v.string() }), Receipt);

/** Mails a six-digit code. */
export const forgotCode = describeCall('forgotCode', v.strictObject({ email: v.string() }), Done);

/** Is the code right? */
export const forgotCodeVerify = describeCall(
  'forgotCodeVerify',
  v.strictObject({ email: v.string(), code: v.string() }),
  Done,
);

/** Sets the new password after a verified code (docs/behaviour/recovery.md#steps). */
export const forgotReset = describeCall(
  'forgotReset',
  v.strictObject({ email: v.string(), code: v.string(), password: v.string() }),
  v.string(),
);

/** Mails a link to `/resetPass?key=…&name=…` (docs/behaviour/recovery.md#e-mail-step). */
export const forgot = describeCall('forgot', v.strictObject({ email: v.string() }), v.string());

/** Sets the new password with the key from the link. */
export const repass = describeCall('repass', v.strictObject({ key: v.string(), password: v.string() }), v.string());

/** The shared Apple ID; `spare` asks for the second one. */
export const appleId = describeCall(
  'appleId',
  v.strictObject({ spare: v.boolean() }),
  v.object({ id: v.string(), password: v.string() }),
);
