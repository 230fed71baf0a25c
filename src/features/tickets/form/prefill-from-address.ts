import { formatDateTime } from '#core/time.ts';
import { formatUsd } from '#domain/money.ts';
import { ABOUT_REFUND } from '#domain/refund.ts';
import type { LateText, TextsOf } from '#i18n/namespaces.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { loadTexts } from '#i18n/text.ts';
import { readOpenOrder } from '#order/placed.ts';
import { $session } from '#session/session.ts';
import type { NewText } from '../ticket-texts.ts';
import { type Audience, type TicketValues, ticketTypes } from '../tickets.ts';
import type { TicketForm } from './ticket-form.ts';

const TEXTS = import.meta.glob<TextsOf<'prefill'>>('/locales/*/prefill.json', { import: 'default' });

/** The texts of prefilled fields. */
type PrefillText = LateText<'prefill'>;

/** The ticket type for a missing payment. */
const TOP_UP = '1';

/**
 * Prefills a new ticket from its address (docs/behaviour/tickets.md#prefilled-tickets). `?type=` chooses the type. With
 * type 1 (top-up not credited), it also fills in `&order=` and what this device knows about the pending payment.
 * `&about=refund` fills in a refund's title and questions, and `&order=`. Text that the writer has typed stays.
 */
export async function prefillFromAddress(
  form: TicketForm,
  audience: Audience,
  t: NewText,
  template: string,
): Promise<void> {
  const say = await loadTexts(TEXTS, t.locale);
  const query = new URLSearchParams(location.search);
  const type = query.get('type') ?? '';
  const order = query.get('order') ?? '';
  // Do not prefill if a draft was restored or the writer has chosen a type. Writers who have only begun to type, on a
  // slow network, still want the prefilled type.
  if (form.$isRestored.get() || form.$values.get().type) return;
  if (!ticketTypes(audience).some((node) => String(node.type) === type)) return;
  form.chooseType({ type, subType: '' }, template);
  if (query.get('about') === ABOUT_REFUND) form.give(refundOf(order, audience, say));
  else if (type === TOP_UP) form.give(topUpOf(order, audience, t, say));
}

/** The text that support needs for a refund. The writer fills in the empty lines. */
function refundOf(order: string, audience: Audience, say: PrefillText): Partial<TicketValues> {
  const lines = [
    say('order', { order }),
    audience === 'guest' && say('account', { account: '' }),
    say('refund.content'),
  ];
  return {
    title: order ? say('refund.titleOrder', { order }) : say('refund.title'),
    content: lines.filter(Boolean).join('\n'),
  };
}

/** The text about a payment that has not arrived, from what this device knows. */
function topUpOf(order: string, audience: Audience, t: NewText, say: PrefillText): Partial<TicketValues> {
  const orderLine = order && say('order', { order });
  const isGuest = audience === 'guest';
  // Members must not see another member's order that was placed on this device.
  // biome-ignore lint/plugin/clock: measures how long ago this device placed the order
  const placed = readOpenOrder(Date.now(), isGuest ? undefined : ($session.get()?.userInfo?.account ?? ''));
  if (!placed) return { title: say('topUp.titlePlain'), content: orderLine };
  const { label, usd, method, atMs, account } = placed;
  const known = say('topUp.content', {
    label,
    amount: formatUsd(usd, t.locale),
    method: paymentName(method, t),
    date: formatDateTime(atMs / 1000),
  });
  const lines = [orderLine, known, isGuest && say('account', { account })];
  return {
    title: say('topUp.title', { label }),
    content: lines.filter(Boolean).join('\n'),
    ...(isGuest && { email: account }),
  };
}
