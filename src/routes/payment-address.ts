/**
 * The page that hands over to a payment provider (docs/behaviour/checkout.md#payment-pages), which visitors do not open
 * themselves. A folder, because hosts drop the `.html` of other files. Apart from other files: few pages need it.
 */
export const PAYMENT_ADDRESS = '/payment/';

/** What a payment page may do, here or in a frame: everything but `allow-same-origin`, which would give it the session. */
export const PAYMENT_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation';
