// biome-ignore-all lint/plugin/clock: for how long ago this device ordered
import { useSecond } from '#app/use-second.ts';
import { isFollowable } from '#core/followable.ts';
import { fillInAny } from '#core/join-texts.ts';
import { formatClock, MS_PER_DAY } from '#core/time.ts';
import type { OrderText } from '#i18n/order-texts.ts';
import { type OrderWords, wordsOf } from '#i18n/order-words.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { KnownOrder } from '#session/own-order.ts';
import { forgetOrders, giveUpOrder, takeUpOrder } from '#session/own-order.ts';
import { waitsSinceMs } from '#stores/payment-phase.ts';
import type { PendingPayment } from '#stores/pending-payment.ts';
import { secondMs } from '#stores/second.ts';
import { ownApp } from './FirstSteps.tsx';
import type { WaitingPaymentText } from './texts.ts';

/** What a reader can do about an order; also the last part of its text's key, below `do`. */
type Action =
  | 'download'
  | 'get'
  | 'login'
  | 'account'
  | 'orders'
  | 'ticket'
  | 'again'
  | 'back'
  | 'other'
  | 'return'
  | 'notPaid'
  | 'hide';

/**
 * What is offered, most helpful first: the first is the screen's filled button, the second outlined, the rest links.
 * While an order is open the filled one is never something to pay with: whoever comes back has most likely paid.
 */
const ACTIONS: Readonly<Record<OrderWords, readonly Action[]>> = {
  waiting: ['account', 'back', 'ticket', 'notPaid'],
  late: ['ticket', 'again', 'back', 'notPaid'],
  out: ['login', 'download', 'back', 'ticket', 'notPaid'],
  new: ['download', 'login', 'back', 'ticket', 'notPaid'],
  newLate: ['login', 'ticket', 'back', 'notPaid'],
  unknown: ['orders', 'hide'],
  notPaid: ['other', 'return', 'ticket'],
  arrived: ['account'],
};

/** An address of a gateway is not offered for longer: by then it has closed the payment. */
const ADDRESS_KEPT_MS = MS_PER_DAY;

/** A new account's log-in is worth a try this long after the payment. */
const TRY_AFTER_MS = 60_000;

interface ActionsProps {
  t: WaitingPaymentText;
  say: OrderText;
  own: KnownOrder;
  hasDevices: boolean;
  onWaitOn(): void;
}

/** What the reader can do about their order. */
export function Actions({ t, say, own, hasDevices, onWaitOn }: ActionsProps) {
  const { payment, isSignedOut } = own;
  const words = wordsOf(own);
  const gateway = gatewayOf(payment);
  const app = ownApp(say);
  const tryAtMs = waitsSinceMs(payment) + TRY_AFTER_MS;
  const nowMs = useSecond() ?? secondMs();
  const offered = ACTIONS[words].flatMap((action): Action[] => {
    // Who has no device yet can use the time, or goes on with it.
    if (action === 'account' && !hasDevices) {
      return words === 'arrived' ? [app.system ? 'get' : 'download', 'account'] : ['download'];
    }
    if (action === 'orders' && isSignedOut) return ['login'];
    return action === 'return' && !gateway ? [] : [action];
  });
  const presses: Partial<Record<Action, () => void>> = {
    again: onWaitOn,
    notPaid: () => giveUpOrder(payment, Date.now()),
    hide: () => forgetOrders(payment, Date.now()),
  };
  const textOf = (action: Action): string => {
    if (action === 'back' && !gateway) return say('do.shop');
    if (action === 'back' || action === 'return')
      return fillInAny(say(`do.${action}`), { method: placeOf(payment, t, say) });
    if (action === 'get') return say('do.get', { system: app.system ?? '' });
    if (action === 'login' && words === 'new' && nowMs < tryAtMs)
      return say('do.soon', { time: formatClock(tryAtMs - nowMs) });
    return say(`do.${action}`);
  };
  const looks = offered.map((action, index) => ({ action, look: ['button', 'button quiet'][index] ?? 'lone' }));
  const way = ({ action, look }: (typeof looks)[number]) => {
    const press = presses[action];
    return press ? (
      <button key={action} type="button" className={look === 'lone' ? 'text-button' : look} onClick={press}>
        {textOf(action)}
      </button>
    ) : (
      <a
        key={action}
        className={look}
        href={action === 'get' ? app.address : addressOf(action, own, say.locale, gateway)}
        onClick={action === 'return' ? () => takeUpOrder(payment, Date.now()) : undefined}
      >
        {textOf(action)}
      </a>
    );
  };
  return (
    <div className="waiting-actions">
      <p>{looks.slice(0, 2).map(way)}</p>
      {looks.length > 2 && <p>{looks.slice(2).map(way)}</p>}
    </div>
  );
}

/** Where it is paid, within a sentence: at the method's company, where it has one that payers know. */
function placeOf({ method }: PendingPayment, t: WaitingPaymentText, say: OrderText): string {
  const isPlace = method === 'aliPay' || method === 'wechat' || method === 'paypal' || method === 'unionPay';
  return isPlace ? paymentNameWithin(method, t) : say('place');
}

function addressOf(
  action: Action,
  { payment, isSignedOut }: KnownOrder,
  locale: Locale,
  gateway: string | undefined,
): string {
  switch (action) {
    case 'download':
    case 'login':
    case 'account':
      return href(action, { locale });
    case 'orders':
      return href('account', { locale, query: { tab: 'orders' } });
    case 'ticket':
      return href(isSignedOut ? 'touristTicket' : 'ticketCreate', { locale, query: { type: '1' } });
    default:
      return (action !== 'other' && gateway) || shopOf(payment, locale);
  }
}

/** The checkout with the same package and method chosen, for who wants to pay otherwise. */
function shopOf({ isNew, level = 1, productKey, method }: PendingPayment, locale: Locale): string {
  const query = { product: productKey, method };
  return isNew ? href('register', { locale, query }) : href('packages', { locale, params: { level }, query });
}

/** The gateway's address for this very order, if it may be followed and is still young. */
function gatewayOf({ address, atMs }: PendingPayment): string | undefined {
  const rules = { origin: location.origin, allowsLoopback: SANDBOX_BUILD };
  return address && Date.now() - atMs < ADDRESS_KEPT_MS && isFollowable(address, rules) ? address : undefined;
}
