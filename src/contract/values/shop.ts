/** The numbers and names of goods and orders on the wire. They stand apart from the schemas, because pages read them without the library that checks answers. */

/** Every order's `pv`. */
export const ORDER_PV = 1;

/** `source` and `channelId` where no link set them. */
export const DEFAULT_SOURCE = 'web';

/** Names of payment methods, as `payType` sends them. */
export const MERCHANT_NAMES = ['unionPay', 'creditCard', 'aliPay', 'paypal', 'wechat'] as const;

/** How many devices a package binds, and how they are counted (decisions: deviceMode / deviceNum). */
export const DeviceMode = {
  /** N desktop and N mobile. */
  desktopAndMobile: 0,
  /** N clients of any kind; level 2 adds one router. */
  clients: 1,
} as const;

/** Whether payments are open (decisions: payState). */
export const PayState = { paused: 0, open: 1 } as const;
