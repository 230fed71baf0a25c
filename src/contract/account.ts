import * as v from 'valibot';
import { Done, describeCall, Id, Nothing, Seconds } from './call.ts';

/** A bound device (spec §3). */
export const Device = v.object({
  id: Id,
  name: v.string(),
  /** The model or client, as the client named it. */
  type: v.nullish(v.string(), ''),
  platform: v.fallback(v.picklist(['desktop', 'phone', 'mobile', 'chrome', 'router', 'other']), 'other'),
  linkTime: Seconds,
});
export type Device = v.InferOutput<typeof Device>;

/** A paid order in the account's list (spec §3). */
export const Order = v.object({
  id: Id,
  name: v.string(),
  days: v.number(),
  /** The amount in US dollars; without it `price` ÷ 6.88 (spec §1). */
  usd: v.nullish(v.number()),
  price: v.nullish(v.number()),
  date: Seconds,
});
export type Order = v.InferOutput<typeof Order>;

/** Who is signed in, and what they have (spec §3, api.md). */
export const UserInfo = v.object({
  account: v.string(),
  /** End of level 1; 0 = not activated. */
  expire: Seconds,
  /** End of level 2; 0 = not activated. */
  expireSVip: Seconds,
  expired: v.nullish(v.boolean(), false),
  expiredSVip: v.nullish(v.boolean(), false),
  vipType: v.picklist([0, 1, 2]),
  /** When level 2's data is reset. */
  trafficDate: v.nullish(Seconds, 0),
  /** MB used of this period. */
  trafficUse: v.nullish(v.number(), 0),
  /** MB of a period; 0 = no limit is kept. */
  trafficMax: v.nullish(v.number(), 0),
  /** Seconds of level 1 left; 0 or less = none. */
  lastExpire: v.nullish(v.number(), 0),
  /** Seconds left of the new-user discount; 0 or less = none. */
  lastTime: v.nullish(v.number(), 0),
  device: v.nullish(v.array(Device), []),
  pays: v.nullish(v.array(Order), []),
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** A paid order's receipt (spec §3). */
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

/** Asks the server to count the data used anew; answers a text for the success toast. */
export const refreshVip = describeCall('refreshVip', Nothing, v.string());

/** Frees the place that a device takes. */
export const deviceUnbind = describeCall('deviceUnbind', v.strictObject({ id: v.string() }), Done);

/** The receipt of a paid order. */
export const orderReceipt = describeCall('orderReceipt', v.strictObject({ orderId: v.string() }), Receipt);

/** Sends a six-digit code. */
export const forgotCode = describeCall('forgotCode', v.strictObject({ email: v.string() }), Done);

/** Is the code right? */
export const forgotCodeVerify = describeCall(
  'forgotCodeVerify',
  v.strictObject({ email: v.string(), code: v.string() }),
  Done,
);

/** Sets the new password after a verified code (decisions: API). */
export const forgotReset = describeCall(
  'forgotReset',
  v.strictObject({ email: v.string(), code: v.string(), password: v.string() }),
  v.string(),
);

/** Sends a link to `/resetPass?key=…&name=…` (decisions: API). */
export const forgot = describeCall('forgot', v.strictObject({ email: v.string() }), v.string());

/** Sets the new password by the link's key. */
export const repass = describeCall('repass', v.strictObject({ key: v.string(), password: v.string() }), v.string());

/** The shared Apple ID; `spare` asks for the second one. */
export const appleId = describeCall(
  'appleId',
  v.strictObject({ spare: v.boolean() }),
  v.object({ id: v.string(), password: v.string() }),
);
