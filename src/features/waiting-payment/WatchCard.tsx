// biome-ignore-all lint/plugin/clock: notes when the buyer dismissed an order
import { cardOf } from '#i18n/order-words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { forgetOrders } from '#session/own-order.ts';
import { PaymentCard } from '#ui/payment/PaymentCard.tsx';
import { useWatch } from './use-watch.ts';

/** Watches for the payment in the account. An order that has ended is no news there, unless it arrived just now. */
export function WatchCard({ locale }: { locale: Locale }) {
  const { order, hasArrived } = useWatch(locale, false);
  if (!order || !(order.own.isOpen || hasArrived)) return null;
  const { own, say } = order;
  return (
    <PaymentCard {...cardOf(say, own)} to={href('thanks', { locale })}>
      {own.phase === 'unknown' && (
        <button type="button" className="text-button" onClick={() => forgetOrders(own.payment, Date.now())}>
          {say('do.hide')}
        </button>
      )}
    </PaymentCard>
  );
}
