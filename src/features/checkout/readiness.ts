/**
 * May the registration be sent? 0 ready, 1 no package chosen, 2 account form invalid (spec §4), 3 no payment method (spec §5).
 * The first that is wrong counts, in the screen's order. Nothing is sent unless 0.
 *
 * @example registerReadiness({ productKey: 'vip-30', accountFormValid: false, merchantId: null }) // 2
 */
export function registerReadiness(choice: {
  productKey: string | null | undefined;
  accountFormValid: boolean;
  merchantId: string | number | null | undefined;
}): 0 | 1 | 2 | 3 {
  if (!choice.productKey) return 1;
  if (!choice.accountFormValid) return 2;
  return isChosen(choice.merchantId) ? 0 : 3;
}

/**
 * What a member who pays has not chosen: 1 no product, 3 no payment method; null when nothing is missing (spec §5).
 * Takes the chosen things or their ids.
 */
export function paymentAlert({ product, merchant }: { product: unknown; merchant: unknown }): 1 | 3 | null {
  if (!isChosen(product)) return 1;
  return isChosen(merchant) ? null : 3;
}

/** A merchant's id may be the number 0. */
function isChosen(thing: unknown): boolean {
  return thing !== null && thing !== undefined && thing !== '';
}
