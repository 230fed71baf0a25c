/** What payers ask, and which answer of the FAQ it is; on `/thanks`, with an order and without. */
export const ASKS = [
  { text: 'asks.paid', hash: 'payment-not-credited' },
  { text: 'asks.methods', hash: 'payment-methods' },
  { text: 'asks.refund', hash: 'payment-refund-amount' },
] as const;
