/**
 * The numbers and names of goods and orders on the wire. Kept apart from the schemas, so that pages can use them
 * without loading the library that checks answers.
 */

/** Every order's `pv`. */
export const ORDER_PV = 1;

/** `source` and `channelId` if no link has set them. */
export const DEFAULT_SOURCE = 'web';

/** Names of the payment methods that the site has words for, as `payType` sends them. */
export const MERCHANT_NAMES = ['unionPay', 'creditCard', 'aliPay', 'paypal', 'wechat'] as const;

/** The name of a payment method that the site has words for. */
export type MerchantName = (typeof MERCHANT_NAMES)[number];

/** How a package's `deviceNum` = N counts devices (docs/behaviour/checkout.md#devices-per-package). */
export const DeviceMode = {
  /** N desktop and N mobile. */
  desktopAndMobile: 0,
  /** N clients of any kind; level 2 adds one router. */
  clients: 1,
} as const;

/** For amounts that come without one in US dollars (docs/behaviour/checkout.md#prices). */
export const YUAN_PER_DOLLAR = 6.88;

/** Whether payments are open (docs/behaviour/checkout.md#paused-payments). */
export const Payments = { paused: 0, open: 1 } as const;
