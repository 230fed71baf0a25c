import { useStore } from '@nanostores/react';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { NetworkFailure } from '#api/failures.ts';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { formatDateTime } from '#core/time.ts';
import { formatUsd } from '#domain/money.ts';
import type { LateText } from '#i18n/namespaces.ts';
import { paymentName } from '#i18n/payment-name.ts';
import { giveUp } from '#order/order.ts';
import type { Placed } from '#order/placed.ts';
import { href } from '#routes/href.ts';
import { readToken } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Dialog, DialogFoot } from '#ui/controls/Dialog.tsx';
import { focusInstead, submitButtonOf } from '#ui/controls/focus-instead.ts';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import type { BuyingText } from '../checkout-texts.ts';
import type { OpenedPage } from '../payment/payment-page.ts';
import '#order/order.css?adopt';
import './pay.css?adopt';
import type { Pay, PayState } from './pay.ts';

/** The text function for an order that is placed, or may be placed. */
type PayText = LateText<'order'>;

interface PayPartProps {
  t: BuyingText;
  say: PayText;
  payment: Pay;
  state: PayState;
}

/**
 * Tells the buyer what to check before paying again, after a failure that leaves open whether the order is placed. After
 * a failed call that the server did not take, says that nothing was ordered.
 */
export function PayNotice({ say, failure }: Pick<PayPartProps, 'say'> & { failure: unknown }) {
  if (!isOutcomeUnknown(failure)) return failure instanceof NetworkFailure ? <p>{say('refused')}</p> : null;
  return (
    <p>
      {say('again.notice')}
      {spaceBetween(say('again.notice'), say('again.account'))}
      <OrdersLink say={say} />
    </p>
  );
}

/**
 * Says that an order is placed, and asks before the same package is ordered again. The button that leads to the first
 * order has the focus at first, because it is the safe answer.
 */
export function PayOutcome({ t, say, payment, state }: PayPartProps) {
  const isToPayment = state.kind === 'sent' ? state.isToPayment : undefined;
  useEffect(() => {
    if (isToPayment !== undefined) showToast('success', say(isToPayment ? 'sent' : 'thanks'));
  }, [isToPayment, say]);
  const { earlier, isSending } = state.kind === 'again' ? state : {};
  const unanswered = isSending ? 'again.sending' : 'again.lost';
  const words = earlier && earlier.state !== 'answered' ? unanswered : 'again';
  return (
    <Dialog
      t={t}
      title={say(`${words}.title`)}
      isOpen={earlier !== undefined}
      describedBy="order-again"
      isSmall
      onClose={() => state.kind === 'again' && payment.reopen()}
    >
      {earlier && (
        <>
          <dl className="facts-list">
            <dt>{say('again.order', { label: earlier.label, method: paymentName(earlier.method, t) })}</dt>
            <dd translate="no">{formatUsd(earlier.usd, t.locale)}</dd>
            <dt>{say('again.time')}</dt>
            <dd className="figures">{formatDateTime(earlier.atMs / 1000)}</dd>
          </dl>
          <p id="order-again">{say(`${words}.text`)}</p>
          <DialogFoot t={t}>
            {!isSending && (
              <button type="button" className="button quiet" onClick={() => void payment.payAgain()}>
                {say('again.confirm')}
              </button>
            )}
            <OrdersLink say={say} className="button" data-start="" />
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/**
 * Links to the page where a buyer can see whether an order was placed. A signed-out buyer gets a link to the order's
 * page, because a new account cannot log in before its payment has arrived.
 */
function OrdersLink({ say, ...attributes }: Pick<PayPartProps, 'say'> & ComponentProps<'a'>) {
  const { locale } = say;
  const to = readToken() ? href('account', { locale, query: { tab: 'orders' } }) : href('thanks', { locale });
  return (
    <a {...attributes} href={to}>
      {say('again.account')}
    </a>
  );
}

/** Shown instead of the steps once an order is placed: the order's progress, or the payment page in a frame. */
export function PayStage({ t, say, payment, state }: PayPartProps) {
  if (state.kind === 'page') return <PaymentFrame t={t} say={say} page={state.page} onLeave={payment.reopen} />;
  if (state.kind !== 'late' && state.kind !== 'sent') return null;
  return <PaymentProgress t={t} say={say} payment={payment} placed={state.placed} isLate={state.kind === 'late'} />;
}

interface PaymentProgressProps extends Omit<PayPartProps, 'state'> {
  placed: Placed;
  isLate: boolean;
}

/**
 * The progress of an order whose payment page is opening or did not open: placed, paid, membership begun
 * (docs/behaviour/checkout.md#a-gateway-that-does-not-open). The text gives no thanks, because nothing is paid yet.
 */
function PaymentProgress({ t, say, payment, placed, isLate }: PaymentProgressProps) {
  const heading = useHeadingInView();
  const failure = useStore(payment.paying.$failure);
  // Scroll to the heading, so that the reader sees the news wherever they have scrolled meanwhile.
  useEffect(() => {
    if (isLate) heading.current?.scrollIntoView();
  }, [isLate, heading]);
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const pay = submitButtonOf(currentTarget);
    // biome-ignore lint/plugin/clock: this device's clock tells when the buyer gave the payment up
    giveUp(placed, Date.now());
    payment.reopen();
    focusInstead(() => pay);
  };
  const method = paymentName(placed.method, t);
  return (
    <section className="order-progress">
      <h1 ref={heading} tabIndex={-1}>
        {say('wait.title')}
      </h1>
      <p className="lede">{say('wait.lede')}</p>
      <Timeline
        steps={[
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
          <p className="order-once">{say('wait.once')}</p>
          <div className="choices">
            <button type="button" className="button" onClick={() => void payment.leaveAgain()}>
              {say('wait.again')}
            </button>
            <button type="button" className="button quiet" onClick={cancel}>
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
  say: PayText;
  page: Extract<OpenedPage, { kind: 'frame' }>;
  onLeave(): void;
}

/** A payment page in a frame, with links for a page that stays empty. */
function PaymentFrame({ t, say, page, onLeave }: PaymentFrameProps) {
  const heading = useHeadingInView();
  const host = useRef<HTMLDivElement>(null);
  const title = say('page.title');
  const leave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const pay = submitButtonOf(currentTarget);
    onLeave();
    focusInstead(() => pay);
  };
  useEffect(() => (host.current ? page.show(host.current, title) : undefined), [page, title]);
  return (
    <section className="payment-page" aria-label={title}>
      <div className="row spread">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="button quiet slim" onClick={leave}>
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
 * Returns the ref of a heading that gets the focus and is scrolled into view when it appears. The form that the heading
 * replaces may have been scrolled elsewhere.
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
