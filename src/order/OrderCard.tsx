// biome-ignore-all lint/plugin/clock: this device's clock tells how old an order is, and when the buyer ended it
import type { MouseEvent } from 'react';
import { formatUsd } from '#domain/money.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { focusInstead, pageHeading, submitButtonOf } from '#ui/controls/focus-instead.ts';
import { dismiss, giveUp, isOpen } from './order.ts';
import { readOpenOrder } from './placed.ts';
import { useOrder } from './use-order.ts';
import { type OrderProps, onceOf, titleOf } from './words.ts';
import './order.css?adopt';

/**
 * What an order card offers besides the link to the order page.
 * - `notPaid`: a button that marks the order as not paid.
 * - `hide`: a button that hides an order whose outcome is unknown.
 * - `ticket`: a link to a guest ticket. The owner of a new account is asked to wait first.
 */
type Offer = 'notPaid' | 'hide' | 'ticket';

/** Shows an order in a few lines, on pages about something else. On phones the whole card links to the order page. */
export function OrderCard({ offer, ...props }: OrderProps & { offer: Offer }) {
  const { order, say } = props;
  const { placed, kind } = order;
  const { locale } = say;
  const once = isOpen(order) && onceOf(props);
  const end = (how: typeof giveUp) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    const next = submitButtonOf(currentTarget);
    how(placed, Date.now());
    focusInstead(() => next ?? pageHeading());
  };
  const isFresh = offer === 'ticket' && placed.isNew && kind === 'waiting';
  return (
    <section className="order-card" data-kind={kind} aria-label={say(offer === 'notPaid' ? 'last' : 'label')}>
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
        <p className="order-actions">
          <a className="lone" href={href('thanks', { locale })}>
            {say('see')}
          </a>
          {offer === 'notPaid' && (
            <button type="button" className="go" onClick={end(giveUp)}>
              {say('do.notPaid')}
            </button>
          )}
          {offer === 'hide' && kind === 'unknown' && (
            <button type="button" className="go" onClick={end(dismiss)}>
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

/** Shows the ordered package's name and its price. */
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

/** Shows the reader's open order as a card. Shows nothing if the reader has no open order. */
export function OpenOrder({ locale, offer }: { locale: Locale; offer: Offer }) {
  const known = useOrder(locale);
  return known && isOpen(known.order) ? <OrderCard {...known} offer={offer} /> : null;
}

/**
 * The account of the open order stored last on this device, no matter who is signed in. Undefined without such an
 * order.
 */
export function lastBuyer(): string | undefined {
  return readOpenOrder(Date.now())?.account;
}
