import { localValues } from './storage.ts';

/**
 * Are orders stored on this device? They may be old or of another account. The code that can tell loads on demand,
 * because few visitors have an order.
 */
export function mayHaveOrder(): boolean {
  return !!localValues.get('pendingPayment');
}
