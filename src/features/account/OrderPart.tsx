import { type ReactNode, useEffect } from 'react';
import { OrderCard, Ordered } from '#order/OrderCard.tsx';
import { isOpen } from '#order/order.ts';
import { useWatch } from '#order/use-watch.ts';
import { type OrderProps, onceOf, titleOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';

/** The member's order, as the account shows it. */
export interface ShownOrder {
  /** Is it open? Then nothing is offered that costs money. */
  isOpen: boolean;
  /** The account's heading for a member who has nothing else, and a card for all others. */
  head: ReactNode;
  card: ReactNode;
}

interface OrderPartProps {
  locale: Locale;
  /** Takes the order, whenever something new is known of it. */
  onOrder(order: ShownOrder | undefined): void;
}

/**
 * Watches for the payment of the member's order, and tells the account what to show of it. Few members have one, so this
 * comes on demand. An order that has ended is no news, unless it arrived just now.
 */
export function OrderPart({ locale, onOrder }: OrderPartProps) {
  const { known, hasArrived } = useWatch(locale, false);
  const { order, say } = known ?? {};
  useEffect(() => {
    if (!order || !say) return onOrder(undefined);
    const props = { order, say };
    const isNews = isOpen(order) || hasArrived;
    onOrder({
      isOpen: isOpen(order),
      head: <OrderHead {...props} />,
      card: isNews && <OrderCard {...props} offer="hide" />,
    });
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
