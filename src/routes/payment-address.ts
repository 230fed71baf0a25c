/**
 * The address of the page that hands over to a payment provider (docs/behaviour/checkout.md#payment-pages). Visitors do
 * not open it themselves. It is a folder, because hosts drop the `.html` of other files. It has a module of its own,
 * because few pages need it.
 */
export const PAYMENT_ADDRESS = '/payment/';

/**
 * The rights of a payment page, as a whole page or in a frame. It may do everything except `allow-same-origin`, which
 * would give it the session.
 */
export const PAYMENT_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation';
