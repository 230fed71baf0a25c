/**
 * The page that hands over to a payment provider (docs/behaviour/checkout.md#payment-pages). It has no row in the route
 * table, because visitors do not open it themselves. It is a folder, because hosts drop the `.html` of other files and
 * would redirect.
 */
export const PAYMENT_ADDRESS = '/payment/';
