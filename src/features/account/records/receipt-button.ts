import type { Id } from '../../../contract/fields.ts';

/** The id of the button that opens an order's receipt; the focus returns to it from the receipt. */
export function receiptButtonId(orderId: Id): string {
  return `receipt-of-${orderId}`;
}
