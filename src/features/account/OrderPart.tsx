import { useEffect } from 'react';
import { OrderCard, Ordered } from '#order/OrderCard.tsx';
import { isOpen } from '#order/order.ts';
import { useWatch } from '#order/use-watch.ts';
import { type OrderProps, onceOf, titleOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';

/** The member's order with its texts, and the components that show the order. All are loaded on demand. */
export interface ShownOrder extends OrderProps {
  /** True if the order is open. Nothing is offered then that costs money. */
  isOpen: boolean;
  /** True if the order is open or has just arrived. An order that ended earlier is no news. */
  isNews: boolean;
  /** The account's heading for a member who has nothing else. All other members get the `Card`. */
  Head: typeof OrderHead;
  Card: typeof OrderCard;
}

interface OrderPartProps {
  locale: Locale;
  /** Called with the order whenever something new is known about it. */
  onOrder(order: ShownOrder | undefined): void;
}

/**
 * Watches for the payment of the member's order, and passes the order to the account page. Few members have an order,
 * so the hook is loaded on demand. It needs a component of its own to run in.
 */
export function OrderPart({ locale, onOrder }: OrderPartProps) {
  const { known, hasArrived } = useWatch(locale, false);
  const { order, say } = known ?? {};
  useEffect(() => {
    if (!order || !say) return onOrder(undefined);
    const isWaiting = isOpen(order);
    onOrder({ order, say, isOpen: isWaiting, isNews: isWaiting || hasArrived, Head: OrderHead, Card: OrderCard });
  }, [order, say, hasArrived, onOrder]);
  return null;
}

function OrderHead(props: OrderProps) {
  const { say } = props;
  return (
    <>
      <div role="status">
        <h1 id="account-head">{titleOf(props)}</h1>
      </div>
      <p>
        <Ordered {...props} />
      </p>
      <p className="order-once">{onceOf(props)}</p>
      <p>
        <a className="button quiet" href={href('thanks', { locale: say.locale })}>
          {say('see')}
        </a>
      </p>
    </>
  );
}
