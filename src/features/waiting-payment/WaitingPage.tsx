import { useStore } from '@nanostores/react';
import { useTitle } from '../../app/use-title.ts';
import { formatTime } from '../../core/time.ts';
import type { OrderText } from '../../i18n/order-texts.ts';
import { titleOf, wordsOf } from '../../i18n/order-words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconWarning } from '../../icons/icons.ts';
import type { KnownOrder } from '../../session/own-order.ts';
import { $session } from '../../session/session.ts';
import { USUAL_MS, waitsSinceMs } from '../../stores/payment-phase.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { PaymentStations, type Station } from '../../ui/payment/PaymentStations.tsx';
import { Actions } from './Actions.tsx';
import type { Look } from './model.ts';
import { PaymentTicket } from './PaymentTicket.tsx';
import type { WaitingPaymentText } from './texts.ts';
import css from './waiting-payment.css?inline';

adoptStyle(css);

interface WaitingPageProps {
  t: WaitingPaymentText;
  say: OrderText;
  own: KnownOrder;
  /** When the server was asked last. */
  look: Look | undefined;
  isAsking: boolean;
  onWaitOn(): void;
}

/**
 * All that is known of an order: what it is, what happens next and until when, and what to do
 * (docs/behaviour/checkout.md#waiting-payment).
 */
export function WaitingPage({ t, say, own, look, isAsking, onWaitOn }: WaitingPageProps) {
  const words = wordsOf(own);
  useTitle(titleOf(say, own));
  const hasDevices = (useStore($session)?.userInfo?.device.length ?? 0) > 0;
  return (
    <div className="waiting">
      <div className="waiting-words">
        <div role="status">
          <h1>{titleOf(say, own)}</h1>
          <p className="lede">
            {words === 'arrived'
              ? say(hasDevices ? 'arrived.renewed' : 'arrived.first')
              : say(`${words}.text` as 'waiting.text')}
          </p>
        </div>
        {own.isOpen && (
          <p className="waiting-once">
            <Icon path={iconWarning} />
            {say('once')}
          </p>
        )}
        {words === 'arrived' && !hasDevices && <Steps say={say} account={own.payment.account} />}
        {words !== 'unknown' && words !== 'arrived' && (
          <PaymentStations stations={stationsOf(say, own, look, isAsking)} />
        )}
        <Actions say={say} own={own} hasDevices={hasDevices} onWaitOn={onWaitOn} />
      </div>
      <PaymentTicket t={t} say={say} own={own} />
    </div>
  );
}

/** What a new member does with a package that has just become active. */
function Steps({ say, account }: { say: OrderText; account: string }) {
  return (
    <ol className="waiting-steps">
      <li>{say('steps.app')}</li>
      <li>{say('steps.login', { account })}</li>
      <li>{say('steps.connect')}</li>
    </ol>
  );
}

/** The way of the order, as far as it is known. */
function stationsOf(say: OrderText, own: KnownOrder, look: Look | undefined, isAsking: boolean): Station[] {
  const { payment, phase, isSignedOut } = own;
  const isGivenUp = phase === 'notPaid';
  const isLate = phase === 'late';
  // A new account can't log in before it is open, which is after the payment.
  const signedOut = payment.isNew && phase === 'waiting' ? 'station.unconfirmed' : 'station.login';
  const by = formatTime((waitsSinceMs(payment) + USUAL_MS) / 1000).slice(0, 5);
  return [
    { name: say('station.placed'), state: 'done', note: formatTime(payment.atMs / 1000) },
    {
      name: say('station.pay'),
      state: isGivenUp ? 'ended' : 'now',
      note: isGivenUp ? say('station.notPaid') : isSignedOut ? say(signedOut) : lookText(say, look, isAsking),
    },
    {
      name: say(payment.isNew ? 'station.open' : 'station.active'),
      note: phase === 'waiting' ? say('station.by', { time: by }) : isLate ? undefined : say('station.usual'),
    },
  ];
}

/** When the server was asked last, and that it knew nothing yet. */
function lookText(say: OrderText, look: Look | undefined, isAsking: boolean): string {
  if (!look || isAsking) return say('station.checking');
  return say(look.isAnswered ? 'station.checked' : 'station.failed', { time: formatTime(look.atMs / 1000) });
}
