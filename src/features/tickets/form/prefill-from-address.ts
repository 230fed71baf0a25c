import { formatDateTime } from '../../../core/time.ts';
import { paymentName } from '../../../i18n/payment-name.ts';
import { readPendingPayment } from '../../../stores/pending-payment.ts';
import { $session } from '../../../stores/session.ts';
import type { CreateText } from '../texts.ts';
import { hasTemplate, ticketTypes } from '../tickets.ts';
import type { TicketForm } from './ticket-form.ts';

/** The type that "Top-up not credited" links ask for. */
const TOP_UP = '1';

/**
 * Prefills a new ticket from its address: `?type=` chooses the type; 1 (top-up not credited) also brings `&order=` and what this
 * device knows of the payment it waits for. What somebody has written stays (docs/behaviour/tickets.md#prefilled-tickets).
 */
export function prefillFromAddress(form: TicketForm, audience: 'member' | 'guest', t: CreateText): void {
  const query = new URLSearchParams(location.search);
  const type = query.get('type') ?? '';
  // Who has begun to write on a slow network still comes for what the address says; who finds a draft, or has chosen, does not.
  if (form.$isRestored.get() || form.$values.get().type) return;
  if (!ticketTypes(audience).some((node) => String(node.type) === type)) return;
  form.chooseType({ type, subType: '' }, hasTemplate(Number(type)) ? t('template.app') : '');
  if (type !== TOP_UP) return;
  const order = query.get('order');
  const orderLine = order ? t('topUp.order', { order }) : '';
  form.give({ title: t('topUp.titlePlain'), content: orderLine });
  const isGuest = audience === 'guest';
  // Another member's order on this device is none of this one's business.
  const payment = readPendingPayment(Date.now(), isGuest ? undefined : ($session.get()?.userInfo?.account ?? ''));
  if (!payment) return;
  const { label, usd, method, atMs, account } = payment;
  const known = t('topUp.content', {
    label,
    amount: usd.toFixed(2),
    method: paymentName(method, t),
    date: formatDateTime(atMs / 1000),
  });
  const lines = [orderLine, known, isGuest && t('topUp.account', { account })];
  form.give({
    title: t('topUp.title', { label }),
    content: lines.filter(Boolean).join('\n'),
    ...(isGuest && { email: account }),
  });
}
