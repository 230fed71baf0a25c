import type { Id } from '#contract/fields.ts';

/** The id of the button that opens an order's receipt; leaving the receipt returns the focus to it. */
export function receiptButtonId(orderId: Id): string {
  return `receipt-of-${orderId}`;
}
