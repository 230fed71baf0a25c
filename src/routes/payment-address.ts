/**
 * The page that a payment is handed over to (docs/behaviour/checkout.md#payment-pages). It is no screen: nobody visits it, and it has
 * no row. It is a folder, because hosts drop the `.html` of other files and would redirect.
 */
export const PAYMENT_ADDRESS = '/payment/';
