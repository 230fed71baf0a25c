/** Every withdrawal's `type`. */
export const WITHDRAWAL_TYPE = 1;

/** Every order's `pv`. */
export const ORDER_PV = 1;

/** `source` and `channelId` where no link set them. */
export const DEFAULT_SOURCE = 'web';
