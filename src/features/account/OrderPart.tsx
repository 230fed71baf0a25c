import { useEffect } from 'react';
import { OrderCard, Ordered } from '#order/OrderCard.tsx';
import { isOpen } from '#order/order.ts';
import { useWatch } from '#order/use-watch.ts';
import { type OrderProps, onceOf, titleOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';

/** The member's order, and what shows it: that comes on demand, too. */
export interface ShownOrder extends OrderProps {
  /** Is it open? Then nothing is offered that costs money. */
  isOpen: boolean;
  /** An order that has ended is no news, unless it arrived just now. */
  isNews: boolean;
  /** The account's heading for a member who has nothing else, and a card for all others. */
  Head: typeof OrderHead;
  Card: typeof OrderCard;
}

interface OrderPartProps {
  locale: Locale;
  /** Takes the order, whenever something new is known of it. */
  onOrder(order: ShownOrder | undefined): void;
}

/**
 * Watches for the payment of the member's order, and tells the account of it. Few members have one, so the hook comes on
 * demand, and needs a component of its own to run in.
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
