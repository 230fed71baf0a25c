// biome-ignore-all lint/plugin/clock: for how long ago this device ordered
import { useSecond } from '#app/use-second.ts';
import { isFollowable } from '#core/followable.ts';
import { fillInAny } from '#core/join-texts.ts';
import { formatClock, MS_PER_DAY } from '#core/time.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconDownload, iconExternalLink } from '#icons/icons.ts';
import { dismiss, giveUp, takeUp } from '#order/order.ts';
import type { Placed } from '#order/placed.ts';
import { type OrderProps, type OrderText, type OrderWords, wordsOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { secondMs } from '#stores/second.ts';
import { ownApp } from './FirstSteps.tsx';
import type { ThanksText } from './thanks-texts.ts';

/** What a reader can do about an order; also the last part of its text's key, below `do`. */
type Action =
  | 'download'
  | 'login'
  | 'account'
  | 'receipt'
  | 'orders'
  | 'ticket'
  | 'again'
  | 'back'
  | 'other'
  | 'return'
  | 'notPaid'
  | 'hide';

/**
 * What is offered at once, most helpful first: the first is the screen's filled button. While an order is open that is never
 * something to pay with: whoever comes back has most likely paid.
 */
const ACTIONS: Readonly<Record<OrderWords, readonly Action[]>> = {
  waiting: ['account', 'back'],
  late: ['ticket', 'again', 'back'],
  out: ['login', 'download', 'back'],
  new: ['download', 'login', 'back'],
  newLate: ['login', 'ticket', 'back'],
  unknown: ['orders', 'hide'],
  notPaid: ['other', 'return', 'ticket'],
  arrived: ['account', 'receipt'],
};

/** What is offered below, among what others ask. */
const MORE: Readonly<Partial<Record<OrderWords, readonly Action[]>>> = {
  waiting: ['ticket', 'notPaid'],
  late: ['notPaid'],
  out: ['ticket', 'notPaid'],
  new: ['ticket', 'notPaid'],
  newLate: ['notPaid'],
};

/** How an action is done: by following a link, by a press, or by both. */
interface Way {
  to?: string | undefined;
  /** Does it leave the site? */
  isOut?: true;
  /** Its text, if that is not just the one under its name. */
  text?: string | undefined;
  press?(): void;
}

/** An address of a gateway is not offered for longer: by then it has closed the payment. */
const ADDRESS_KEPT_MS = MS_PER_DAY;

/** A new account's log-in is worth a try this long after the payment. */
const TRY_AFTER_MS = 60_000;

interface ActionsProps extends OrderProps {
  t: ThanksText;
  hasDevices: boolean;
  onWaitOn(): void;
  /** Are these the rows of what else can be done? */
  isMore?: true;
}

/** What the reader can do about their order. */
export function Actions({ t, order, say, hasDevices, onWaitOn, isMore }: ActionsProps) {
  const { placed, sinceMs, isSignedOut } = order;
  const orderId = order.kind === 'arrived' ? order.orderId : undefined;
  const { locale } = say;
  const words = wordsOf(order);
  const gateway = gatewayOf(placed);
  const app = ownApp(say);
  const waitMs = sinceMs + TRY_AFTER_MS - (useSecond() ?? secondMs());
  const shop = shopOf(placed, locale);
  const backTo = (key: 'do.back' | 'do.return') => fillInAny(say(key), { method: placeOf(placed, t, say) });
  const ways: Readonly<Record<Action, Way>> = {
    download: { to: app.address, text: app.system && say('do.get', { system: app.system }) },
    login: {
      to: href('login', { locale }),
      text: words === 'new' && waitMs > 0 ? say('do.soon', { time: formatClock(waitMs) }) : undefined,
    },
    account: { to: href('account', { locale }) },
    receipt: { to: href('account', { locale, query: { tab: 'orders', receipt: orderId } }) },
    orders: { to: href('account', { locale, query: { tab: 'orders' } }) },
    ticket: { to: href(isSignedOut ? 'touristTicket' : 'ticketCreate', { locale, query: { type: '1' } }) },
    again: { press: onWaitOn },
    back: gateway ? { to: gateway, text: backTo('do.back'), isOut: true } : { to: shop, text: say('do.shop') },
    other: { to: shop },
    return: { to: gateway, text: backTo('do.return'), isOut: true, press: () => takeUp(placed, Date.now()) },
    notPaid: { press: () => giveUp(placed, Date.now()) },
    hide: { press: () => dismiss(placed, Date.now()) },
  };
  const offered = ((isMore ? MORE : ACTIONS)[words] ?? []).flatMap((action): Action[] => {
    // A buyer without a device can install the client meanwhile, or afterwards.
    if (action === 'account' && !hasDevices) return words === 'arrived' ? ['download', 'account'] : ['download'];
    if (action === 'orders' && isSignedOut) return ['login'];
    return (action === 'return' && !gateway) || (action === 'receipt' && !orderId) ? [] : [action];
  });
  return offered.map((action, index) => {
    const { to, text = say(`do.${action}`), isOut, press } = ways[action];
    const look = isMore ? 'item line' : lookOf(action, index);
    const inside = look.startsWith('button') ? (
      <>
        {action === 'download' && <Icon path={iconDownload} />}
        {text}
      </>
    ) : (
      <>
        {isMore ? <span className="body">{text}</span> : text}
        {(to || isMore) && <Icon path={isOut ? iconExternalLink : iconChevronRight} />}
      </>
    );
    return to ? (
      <a key={action} className={look} href={to} onClick={press}>
        {inside}
      </a>
    ) : (
      <button key={action} type="button" className={look} onClick={press}>
        {inside}
      </button>
    );
  });
}

/** One filled button; to wait on is its other half; all else leads on. */
function lookOf(action: Action, index: number): string {
  if (index === 0) return 'button';
  return action === 'again' ? 'button quiet' : 'go';
}

/** Where it is paid, within a sentence: at the method's company, where it has one that payers know. */
function placeOf({ method }: Placed, t: ThanksText, say: OrderText): string {
  const isPlace = method === 'aliPay' || method === 'wechat' || method === 'paypal' || method === 'unionPay';
  return isPlace ? paymentNameWithin(method, t) : say('place');
}

/** The checkout with the same package and method chosen, for who wants to pay otherwise. */
function shopOf({ isNew, level = 1, productKey, method }: Placed, locale: Locale): string {
  const query = { product: productKey, method };
  return isNew ? href('register', { locale, query }) : href('packages', { locale, params: { level }, query });
}

/** The gateway's address for this very order, if it may be followed and is still young. */
function gatewayOf({ address, atMs }: Placed): string | undefined {
  const rules = { origin: location.origin, allowsLoopback: SANDBOX_BUILD };
  const isOffered = address && Date.now() - atMs < ADDRESS_KEPT_MS && isFollowable(address, rules);
  // Up to version 4.0.0 it was stored as the server sent it, which may be without a host.
  return isOffered ? new URL(address, rules.origin).href : undefined;
}
