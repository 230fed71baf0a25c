// biome-ignore-all lint/plugin/clock: for how long ago this device ordered, and when the buyer ended an order
import { formatUsd } from '#core/money.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { dismiss, giveUp, isOpen } from './order.ts';
import { readOpenOrder } from './placed.ts';
import { useOrder } from './use-order.ts';
import { type OrderProps, onceOf, titleOf } from './words.ts';
import './order.css?adopt';

/**
 * What a card offers beside the way to the order: to say that it was not paid, to hide one of which nothing is known, or
 * support, for which a new account is told to wait a moment first.
 */
type Offer = 'notPaid' | 'hide' | 'ticket';

/** An order in a few lines, wherever it is not what the screen is for. On phones the whole card leads to it. */
export function OrderCard({ offer, ...props }: OrderProps & { offer: Offer }) {
  const { order, say } = props;
  const { placed, kind } = order;
  const { locale } = say;
  const once = isOpen(order) && onceOf(props);
  const isFresh = offer === 'ticket' && placed.isNew && kind === 'waiting';
  return (
    <section className="order-card" data-kind={kind} aria-label={say('label')}>
      <i className="order-sun" />
      <div className="order-about">
        <div role="status">
          {isFresh && <p>{say('justPaid')}</p>}
          <p className="order-title">{titleOf(props)}</p>
          <p className="soft">
            <Ordered {...props} />
            {once && (
              <>
                {'\u00a0· '}
                <span className="order-once">{once}</span>
              </>
            )}
          </p>
        </div>
        <p className="order-ways">
          <a className="lone" href={href('thanks', { locale })}>
            {say('see')}
          </a>
          {offer === 'notPaid' && (
            <button type="button" className="go" onClick={() => giveUp(placed, Date.now())}>
              {say('do.notPaid')}
            </button>
          )}
          {offer === 'hide' && kind === 'unknown' && (
            <button type="button" className="go" onClick={() => dismiss(placed, Date.now())}>
              {say('do.hide')}
            </button>
          )}
          {offer === 'ticket' && !isFresh && (
            <a className="button quiet slim" href={href('touristTicket', { locale, query: { type: '1' } })}>
              {say('do.ticket')}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

/** What was ordered, and its price. */
export function Ordered({ order: { placed }, say }: OrderProps) {
  return (
    <>
      {placed.label}{' '}
      <span className="figures" translate="no">
        {formatUsd(placed.usd, say.locale)}
      </span>
    </>
  );
}

/** The reader's open order as a card; nothing without one. */
export function OpenOrder({ locale, offer }: { locale: Locale; offer: Offer }) {
  const known = useOrder(locale);
  return known && isOpen(known.order) ? <OrderCard {...known} offer={offer} /> : null;
}

/** The account of the last open order on this device, whoever reads. */
export function lastBuyer(): string | undefined {
  return readOpenOrder(Date.now())?.account;
}
