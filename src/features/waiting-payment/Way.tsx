import { useSecond } from '#app/use-second.ts';
import { fillInAny } from '#core/join-texts.ts';
import { formatClock, formatTime } from '#core/time.ts';
import type { OrderText } from '#i18n/order-texts.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import type { KnownOrder } from '#session/own-order.ts';
import { USUAL_MS, waitsSinceMs } from '#stores/payment-phase.ts';
import { secondMs } from '#stores/second.ts';
import { PaymentStations } from '#ui/payment/PaymentStations.tsx';
import type { Look } from './model.ts';
import type { WaitingPaymentText } from './texts.ts';

interface WayProps {
  t: WaitingPaymentText;
  say: OrderText;
  own: KnownOrder;
  look: Look | undefined;
  isAsking: boolean;
}

/** The way of an order, as far as it is known: placed, paid, active, and for how long it has been waited for. */
export function Way({ t, say, own: { payment, phase, isSignedOut }, look, isAsking }: WayProps) {
  const isWaiting = phase === 'waiting';
  const isGivenUp = phase === 'notPaid';
  const sinceMs = waitsSinceMs(payment);
  const nowMs = useSecond() ?? secondMs();
  // A new account can't log in before it is active, which is after the payment.
  const signedOut = payment.isNew && isWaiting ? 'station.unconfirmed' : 'station.login';
  const seen = isSignedOut ? say(signedOut) : lookText(say, look, isAsking);
  const known = isGivenUp ? say('station.notPaid') : seen;
  return (
    <PaymentStations
      stations={[
        { name: say('station.placed'), state: 'done', note: formatTime(payment.atMs / 1000) },
        {
          name: fillInAny(say('station.pay'), { method: paymentNameWithin(payment.method, t) }),
          state: isGivenUp ? 'ended' : 'now',
          note: (
            <>
              {isWaiting && `${formatClock(nowMs - sinceMs)}\u00a0· `}
              <span>{known}</span>
            </>
          ),
        },
        {
          name: say(payment.isNew ? 'station.open' : 'station.active'),
          note: isWaiting
            ? say('station.by', { time: formatTime((sinceMs + USUAL_MS) / 1000).slice(0, 5) })
            : undefined,
        },
      ]}
    />
  );
}

/** When the server was asked last, and that it knew nothing yet. */
function lookText(say: OrderText, look: Look | undefined, isAsking: boolean): string {
  if (!look || isAsking) return say('station.checking');
  return say(look.isAnswered ? 'station.checked' : 'station.failed', { time: formatTime(look.atMs / 1000) });
}
