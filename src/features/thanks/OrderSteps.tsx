import { useSecond } from '#app/use-second.ts';
import { spaced } from '#core/spaced.ts';
import { formatMinutes, formatTime } from '#core/time.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { activeByMs, type Order } from '#order/order.ts';
import type { useWatch } from '#order/use-watch.ts';
import type { OrderProps, OrderText } from '#order/words.ts';
import { secondMs } from '#stores/second.ts';
import { Timeline, type TimelineStep } from '#ui/timeline/Timeline.tsx';
import type { ThanksText } from './thanks-texts.ts';

/** The facts that the page knows about its own requests for the payment. */
type Looks = Pick<ReturnType<typeof useWatch>, 'look' | 'isAsking'>;

/**
 * The steps of an order, as far as they are known: placed, paid, active. They also show for how long the buyer has
 * waited.
 */
export function OrderSteps({ t, order, say, watch }: OrderProps & { t: ThanksText; watch: Looks }) {
  const { placed, kind, sinceMs, isSignedOut } = order;
  const isWaiting = kind === 'waiting';
  const nowMs = useSecond() ?? secondMs();
  const byMs = activeByMs(order);
  const waited = isWaiting && formatMinutes(nowMs - sinceMs, say.tag);
  // A new account cannot log in before its payment has arrived. So its owner is not told to log in.
  const signedOut = placed.isNew && isWaiting ? 'step.unconfirmed' : 'step.login';
  const seen = isSignedOut ? say(signedOut) : lookText(say, watch);
  const known = kind === 'notPaid' ? say('step.notPaid') : seen;
  return (
    <Timeline
      steps={[
        { name: say('step.placed'), state: 'done', note: formatTime(placed.atMs / 1000) },
        {
          name: say('step.pay', { method: paymentNameWithin(placed.method, t) }),
          state: stateOf(kind),
          note: (
            <>
              {waited && `${say('step.waited', { time: spaced(waited) })}\u00a0· `}
              {known}
            </>
          ),
        },
        {
          name: say(placed.isNew ? 'step.open' : 'step.active'),
          note: isWaiting && (byMs ? say('step.by', { time: clockOf(byMs) }) : say('step.within')),
        },
      ]}
    />
  );
}

/** The time of day without seconds. */
function clockOf(ms: number): string {
  return formatTime(ms / 1000).slice(0, 5);
}

function stateOf(kind: Order['kind']): TimelineStep['state'] {
  if (kind === 'notPaid') return 'ended';
  return kind === 'late' ? 'late' : 'now';
}

/** Says when the server was asked last. The server knew no payment then, or did not answer. */
function lookText(say: OrderText, { look, isAsking }: Looks): string {
  if (!look || isAsking) return say('step.checking');
  return say(look.isAnswered ? 'step.checked' : 'step.failed', { time: formatTime(look.atMs / 1000) });
}
