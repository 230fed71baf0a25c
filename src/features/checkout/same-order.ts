/** An order that was sent to payment and has not shown up yet. */
export interface PendingOrder {
  productKey: string;
  /** When it was sent, in milliseconds since the epoch. */
  atMs: number;
}

/** Decided: within this time the buyer is asked before ordering the same package again, since a payment may still be on its way. */
const SAME_ORDER_MINUTES = 30;

/**
 * Was the same package ordered less than 30 minutes ago, without having arrived yet? An order "from the future" (the clock was
 * set back) counts as none.
 */
export function isSameOrderSoon(pending: PendingOrder | null | undefined, productKey: string, nowMs: number): boolean {
  if (pending?.productKey !== productKey) return false;
  const agoMs = nowMs - pending.atMs;
  return agoMs >= 0 && agoMs < SAME_ORDER_MINUTES * 60_000;
}
