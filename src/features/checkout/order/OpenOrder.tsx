// biome-ignore-all lint/plugin/clock: notes when the buyer gave an order up
import { useOwnOrder } from '#app/use-own-order.ts';
import { cardOf } from '#i18n/order-words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { giveUpOrder } from '#session/own-order.ts';
import { PaymentCard } from '#ui/payment/PaymentCard.tsx';

/**
 * Above the button of a buyer who has an order under way: what is known of it, the way to it, and how to say that it was
 * not paid (docs/behaviour/checkout.md#waiting-payment). Nothing without such an order.
 */
export function OpenOrder({ locale }: { locale: Locale }) {
  const order = useOwnOrder(locale);
  if (!order?.own.isOpen) return null;
  const { own, say } = order;
  return (
    <PaymentCard {...cardOf(say, own)} to={href('thanks', { locale })}>
      <button type="button" className="text-button" onClick={() => giveUpOrder(own.payment, Date.now())}>
        {say('do.notPaid')}
      </button>
    </PaymentCard>
  );
}
