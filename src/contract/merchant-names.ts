/** Names of payment methods, as `payType` sends them; apart from the schemas, for pages that read them without the sender. */
export const MERCHANT_NAMES = ['unionPay', 'creditCard', 'aliPay', 'paypal', 'wechat'] as const;
