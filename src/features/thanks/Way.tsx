import { useSecond } from '#app/use-second.ts';
import { fillInAny } from '#core/join-texts.ts';
import { formatClock, formatTime } from '#core/time.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { USUAL_MS } from '#order/order.ts';
import { Stations } from '#order/Stations.tsx';
import type { useWatch } from '#order/use-watch.ts';
import type { OrderProps, OrderText } from '#order/words.ts';
import { secondMs } from '#stores/second.ts';
import type { ThanksText } from './thanks-texts.ts';

/** What the page knows of its own looks. */
type Looks = Pick<ReturnType<typeof useWatch>, 'look' | 'isAsking'>;

/** The way of an order, as far as it is known: placed, paid, active, and for how long it has been waited for. */
export function Way({ t, order, say, watch }: OrderProps & { t: ThanksText; watch: Looks }) {
  const { placed, kind, sinceMs, isSignedOut } = order;
  const isWaiting = kind === 'waiting';
  const isGivenUp = kind === 'notPaid';
  const nowMs = useSecond() ?? secondMs();
  // A new account can't log in before it is active, which is after the payment.
  const signedOut = placed.isNew && isWaiting ? 'station.unconfirmed' : 'station.login';
  const seen = isSignedOut ? say(signedOut) : lookText(say, watch);
  const known = isGivenUp ? say('station.notPaid') : seen;
  return (
    <Stations
      stations={[
        { name: say('station.placed'), state: 'done', note: formatTime(placed.atMs / 1000) },
        {
          name: fillInAny(say('station.pay'), { method: paymentNameWithin(placed.method, t) }),
          state: isGivenUp ? 'ended' : 'now',
          note: (
            <>
              {isWaiting && `${formatClock(nowMs - sinceMs)}\u00a0· `}
              <span>{known}</span>
            </>
          ),
        },
        {
          name: say(placed.isNew ? 'station.open' : 'station.active'),
          note: isWaiting
            ? say('station.by', { time: formatTime((sinceMs + USUAL_MS) / 1000).slice(0, 5) })
            : undefined,
        },
      ]}
    />
  );
}

/** When the server was asked last, and that it knew nothing yet. */
function lookText(say: OrderText, { look, isAsking }: Looks): string {
  if (!look || isAsking) return say('station.checking');
  return say(look.isAnswered ? 'station.checked' : 'station.failed', { time: formatTime(look.atMs / 1000) });
}
