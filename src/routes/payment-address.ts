/**
 * The page that hands over to a payment provider (docs/behaviour/checkout.md#payment-pages), which visitors do not open
 * themselves. A folder, because hosts drop the `.html` of other files. Apart from other files: few pages need it.
 */
export const PAYMENT_ADDRESS = '/payment/';
