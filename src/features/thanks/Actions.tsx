// biome-ignore-all lint/plugin/clock: for how long ago this device ordered
import { isFollowable } from '#core/followable.ts';
import { fillInAny } from '#core/join-texts.ts';
import { MS_PER_DAY } from '#core/time.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconDownload, iconExternalLink } from '#icons/icons.ts';
import { dismiss, giveUp, takeUp } from '#order/order.ts';
import type { Placed } from '#order/placed.ts';
import { type OrderProps, type OrderText, type OrderWords, wordsOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
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
  | 'failed'
  | 'hide';

/**
 * What is offered at once, most helpful first: the first is the screen's filled button. While an order is open that is never
 * something to pay with: whoever comes back has most likely paid.
 */
const ACTIONS: Readonly<Record<OrderWords, readonly Action[]>> = {
  waiting: ['account'],
  late: ['ticket', 'again'],
  out: ['login', 'download'],
  new: ['download', 'login'],
  newLate: ['login', 'ticket'],
  unknown: ['orders', 'hide'],
  notPaid: ['other', 'return'],
  arrived: ['account', 'receipt'],
};

/** What is offered to who has paid, and to who has not. */
const AIDS = { paid: ['ticket'], unpaid: ['back', 'notPaid', 'failed'] } as const;

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

interface ActionsProps extends OrderProps {
  t: ThanksText;
  hasDevices: boolean;
  onWaitOn(): void;
  /** Whom these help; nobody in particular, if they are the screen's own. */
  aid?: keyof typeof AIDS;
}

/** What the reader can do about their order. */
export function Actions({ t, order, say, hasDevices, onWaitOn, aid }: ActionsProps) {
  const { placed, isSignedOut } = order;
  const orderId = order.kind === 'arrived' ? order.orderId : undefined;
  const { locale } = say;
  const words = wordsOf(order);
  const gateway = gatewayOf(placed);
  const app = ownApp(say);
  const shop = shopOf(placed, locale);
  const backTo = (key: 'do.back' | 'do.return') => fillInAny(say(key), { method: placeOf(placed, t, say) });
  const ways: Readonly<Record<Action, Way>> = {
    download: { to: app.address, text: app.system && say('do.get', { system: app.system }) },
    login: {
      to: href('login', { locale }),
      text: words === 'new' ? say('do.later') : undefined,
    },
    account: { to: href('account', { locale }) },
    receipt: { to: href('account', { locale, query: { tab: 'orders', receipt: orderId } }) },
    orders: { to: href('account', { locale, query: { tab: 'orders' } }) },
    ticket: { to: href(isSignedOut ? 'touristTicket' : 'ticketCreate', { locale, query: { type: '1' } }) },
    again: { press: onWaitOn },
    back: { to: gateway, text: backTo('do.back'), isOut: true },
    other: { to: shop },
    return: { to: gateway, text: backTo('do.return'), isOut: true, press: () => takeUp(placed, Date.now()) },
    notPaid: { press: () => giveUp(placed, Date.now()) },
    failed: { to: href('faq', { locale, hash: 'payment-failed' }) },
    hide: { press: () => dismiss(placed, Date.now()) },
  };
  const offered = (aid ? AIDS[aid] : ACTIONS[words]).flatMap((action): Action[] => {
    // A buyer without a device can install the client meanwhile, or afterwards.
    if (action === 'account' && !hasDevices) return ['download', 'account'];
    if (action === 'orders' && isSignedOut) return ['login'];
    if (aid && ACTIONS[words].includes(action)) return [];
    // The way back to the same payment is offered once.
    if (action === 'back' && (!gateway || words === 'notPaid')) return [];
    return (action === 'return' && !gateway) || (action === 'receipt' && !orderId) ? [] : [action];
  });
  return offered.map((action, index) => {
    const { to, text = say(`do.${action}`), isOut, press } = ways[action];
    const look = lookOf(index, aid);
    const sign = isOut ? iconExternalLink : iconChevronRight;
    const inside = (
      <>
        {action === 'download' && <Icon path={iconDownload} />}
        {text}
        {look === 'go' && <Icon path={sign} />}
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

/** One filled button, which works now; what comes next is outlined; what helps out leads on. */
function lookOf(index: number, aid: string | undefined): string {
  if (aid) return 'go';
  return index === 0 ? 'button' : 'button quiet';
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
