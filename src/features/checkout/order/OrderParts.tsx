import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { spaceBetween } from '#core/join-texts.ts';
import { formatUsd } from '#core/money.ts';
import { formatDateTime } from '#core/time.ts';
import type { LateText } from '#i18n/late-texts.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { href } from '#routes/href.ts';
import { readToken } from '#session/session.ts';
import { Dialog, DialogFoot } from '#ui/controls/Dialog.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { PaymentStations } from '#ui/payment/PaymentStations.tsx';
import type { OpenedPage } from '../payment/payment-page.ts';
import type { BuyingText } from '../texts.ts';
import './order.css?adopt';
import type { Order } from './order.ts';
import { orderAddress } from './order-address.ts';
import type { OrderState } from './order-types.ts';

/** The texts about an order that is, or may be, placed. */
type OrderText = LateText<'order'>;

interface OrderPartProps {
  t: BuyingText;
  say: OrderText;
  order: Order;
  state: OrderState;
}

/** Asks before ordering the same package again. The answer that leads to the first order is the safe one. */
export function OrderQuestion({ t, say, order, state }: OrderPartProps) {
  const earlier = state.kind === 'again' ? state.earlier : undefined;
  const isLost = earlier?.isAnswered === false;
  return (
    <Dialog
      t={t}
      title={say(isLost ? 'again.lost.title' : 'again.title')}
      isOpen={earlier !== undefined}
      describedBy="order-again"
      isSmall
      onClose={() => state.kind === 'again' && order.reopen()}
    >
      {earlier && (
        <>
          <dl className="facts-list">
            <dt>{say('again.order', { label: earlier.label, method: paymentName(earlier.method, t) })}</dt>
            <dd translate="no">{formatUsd(earlier.usd, t.locale)}</dd>
            <dt>{say('again.time')}</dt>
            <dd className="figures">{formatDateTime(earlier.atMs / 1000)}</dd>
          </dl>
          <p id="order-again">{say(isLost ? 'again.lost.text' : 'again.text')}</p>
          <DialogFoot t={t}>
            <button type="button" className="button quiet" onClick={() => void order.payAgain()}>
              {say('again.confirm')}
            </button>
            <a className="button" href={orderAddress(t)} data-start="">
              {say(readToken() ? 'again.account' : 'again.login')}
            </a>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** Shown instead of the steps once an order is placed: its progress, or the payment page in a frame. */
export function OrderStage({ t, say, order, state }: OrderPartProps) {
  if (state.kind === 'page') return <PaymentFrame t={t} say={say} page={state.page} onLeave={order.reopen} />;
  if (state.kind !== 'late' && state.kind !== 'sent') return null;
  return <OrderWay t={t} say={say} order={order} placed={state.order} isLate={state.kind === 'late'} />;
}

interface OrderWayProps {
  t: BuyingText;
  say: OrderText;
  order: Order;
  placed: Extract<OrderState, { kind: 'late' }>['order'];
  isLate: boolean;
}

/**
 * The progress of an order whose payment page is opening or did not open: placed, paid, membership begun
 * (docs/behaviour/checkout.md#a-gateway-that-does-not-open). It thanks no buyer before they have paid.
 */
function OrderWay({ t, say, order, placed, isLate }: OrderWayProps) {
  const heading = useHeadingInView();
  const failure = useStore(order.submit.$failure);
  // What is new must be seen, wherever the reader has scrolled meanwhile.
  useEffect(() => {
    if (isLate) heading.current?.scrollIntoView();
  }, [isLate, heading]);
  const method = paymentName(placed.method, t);
  return (
    <section className="order-way">
      <h1 ref={heading} tabIndex={-1}>
        {say('wait.title')}
      </h1>
      <p className="lede">{say('wait.lede')}</p>
      <PaymentStations
        stations={[
          { name: say('wait.placed'), state: 'done', note: formatDateTime(placed.atMs / 1000) },
          {
            name: say('wait.paying', { method }),
            state: 'now',
            note: <span role="status">{say(isLate ? 'wait.late' : 'wait.opening')}</span>,
          },
          { name: say('wait.starts') },
        ]}
      />
      {placed.account && (
        <dl className="facts-list">
          <dt>{say('wait.account')}</dt>
          <dd>{placed.account}</dd>
        </dl>
      )}
      <FormFailure t={t} failure={failure} />
      {isLate && (
        <>
          <p className="payment-once">{say('wait.once')}</p>
          <div className="choices">
            <button type="button" className="button" onClick={() => void order.leaveAgain()}>
              {say('wait.again')}
            </button>
            <button type="button" className="button quiet" onClick={order.giveUp}>
              {say('wait.notPaid')}
            </button>
          </div>
          <p>
            <a className="lone small" href={helpAddress(t)}>
              {say('wait.help')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

interface PaymentFrameProps {
  t: BuyingText;
  say: OrderText;
  page: Extract<OpenedPage, { kind: 'frame' }>;
  onLeave(): void;
}

/** A payment page in a frame, with links for when it stays empty. */
function PaymentFrame({ t, say, page, onLeave }: PaymentFrameProps) {
  const heading = useHeadingInView();
  const host = useRef<HTMLDivElement>(null);
  const title = say('page.title');
  useEffect(() => (host.current ? page.show(host.current, title) : undefined), [page, title]);
  return (
    <section className="payment-page" aria-label={title}>
      <div className="row spread">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="button quiet slim" onClick={onLeave}>
          {say('page.leave')}
        </button>
      </div>
      <p className="soft">
        {say('page.text')}
        {spaceBetween(say('page.text'), say('page.help'))}
        <a href={helpAddress(t)}>{say('page.help')}</a>
      </p>
      <div ref={host} className="payment-frame" />
    </section>
  );
}

/**
 * A heading that gets the focus and scrolls into view when it appears, since the form it replaces may be scrolled
 * elsewhere.
 */
function useHeadingInView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return heading;
}

function helpAddress({ locale }: BuyingText): string {
  return href(readToken() ? 'ticketCreate' : 'touristTicket', { locale, query: { type: '1' } });
}
