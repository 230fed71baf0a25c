import { useOwnOrder } from '#app/use-own-order.ts';
import { cardOf } from '#i18n/order-words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { readPendingPayment } from '#stores/pending-payment.ts';
import { PaymentCard } from '#ui/payment/PaymentCard.tsx';

/** The account of the last open order on this device. */
export function orderedBy(): string | undefined {
  // biome-ignore lint/plugin/clock: for how long ago this device ordered
  return readPendingPayment(Date.now())?.account;
}

/**
 * Shown when the server refuses a log-in while this device has an order under way: a new account opens only with its
 * payment (docs/behaviour/login.md#just-paid). Nothing without such an order.
 */
export function JustPaid({ locale }: { locale: Locale }) {
  const order = useOwnOrder(locale);
  if (!order?.own.isOpen) return null;
  const { own, say } = order;
  const isFresh = own.payment.isNew && own.phase === 'waiting';
  return (
    <PaymentCard {...cardOf(say, own)} to={href('thanks', { locale })} lead={isFresh ? say('justPaid') : undefined}>
      {!isFresh && (
        <a className="button quiet slim" href={href('touristTicket', { locale, query: { type: '1' } })}>
          {say('do.ticket')}
        </a>
      )}
    </PaymentCard>
  );
}
