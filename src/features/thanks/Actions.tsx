// biome-ignore-all lint/plugin/clock: this device's clock tells how old an order is, and when the buyer ended it

import { isYounger, MS_PER_DAY } from '#core/time.ts';
import { followRules, isFollowable } from '#domain/followable.ts';
import { isCompany } from '#domain/payment-methods.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconDownload, iconExternalLink } from '#icons/icons.ts';
import { dismiss, giveUp, takeUp } from '#order/order.ts';
import type { Placed } from '#order/placed.ts';
import { type OrderProps, type OrderText, type OrderWords, wordsOf } from '#order/words.ts';
import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { focusInstead, pageHeading } from '#ui/controls/focus-instead.ts';
import { ownApp } from './FirstSteps.tsx';
import type { ThanksText } from './thanks-texts.ts';

/**
 * The actions that a reader can take for an order. Each name is also the last part of its text's key, below `do`.
 * `payOn` leads to the gateway while the order is open. `reopen` does so after the buyer has given the order up.
 */
type Action =
  | 'download'
  | 'login'
  | 'account'
  | 'receipt'
  | 'orders'
  | 'ticket'
  | 'waitOn'
  | 'payOn'
  | 'payDifferently'
  | 'reopen'
  | 'notPaid'
  | 'failed'
  | 'hide';

/**
 * The actions for an order, the most helpful first. The first action is the screen's filled button. While an order is
 * open, that button never leads to a payment: a buyer who comes back has most likely paid.
 */
const ACTIONS: Readonly<Record<OrderWords, readonly Action[]>> = {
  waiting: ['account'],
  late: ['ticket', 'waitOn'],
  out: ['login', 'download'],
  new: ['download', 'login'],
  newLate: ['login', 'ticket'],
  sending: ['download'],
  unknown: ['orders', 'hide'],
  newUnknown: ['ticket', 'login', 'hide'],
  notPaid: ['payDifferently', 'reopen'],
  arrived: ['account', 'receipt'],
};

/** The actions for buyers who have paid, and for buyers who have not. */
const AIDS = { paid: ['ticket'], unpaid: ['payOn', 'notPaid', 'failed'] } as const;

/** The two groups of buyers whom the help blocks address: those who have paid, and those who could not. */
export const AIDED = Object.keys(AIDS) as (keyof typeof AIDS)[];

/** How an action works: by a link, by a press, or by both. Without either, the action is not offered. */
interface Effect {
  to?: string | undefined;
  /** True if the link leaves the site. */
  isOut?: true;
  /** The button's text. Undefined if the text under the action's own name fits. */
  text?: string | undefined;
  press?: (() => void) | undefined;
}

/** Milliseconds for which a gateway's address is offered. After that time the gateway has closed the payment. */
const ADDRESS_KEPT_MS = MS_PER_DAY;

interface ActionsProps extends OrderProps {
  t: ThanksText;
  hasDevices: boolean;
  onWaitOn(): void;
  /** The buyers whom these actions help. Undefined for the screen's main actions. */
  aid?: (typeof AIDED)[number];
}

/** The buttons and links for the reader's order. */
export function Actions({ t, order, say, hasDevices, onWaitOn, aid }: ActionsProps) {
  const { placed, isSignedOut } = order;
  const orderId = order.kind === 'arrived' ? order.orderId : undefined;
  const { locale } = say;
  const words = wordsOf(order);
  const gateway = gatewayOf(placed);
  const app = ownApp(say);
  const backTo = (key: 'do.payOn' | 'do.reopen') => say(key, { method: gatewayName(placed, t, say) });
  const effects: Readonly<Record<Action, Effect>> = {
    download: { to: app.address, text: app.system && say('do.get', { system: app.system }) },
    login: {
      to: href('login', { locale }),
      text: words === 'new' || words === 'newUnknown' ? say('do.later') : undefined,
    },
    account: { to: href('account', { locale }) },
    receipt: { to: orderId && href('account', { locale, query: { tab: 'orders', receipt: orderId } }) },
    orders: { to: href('account', { locale, query: { tab: 'orders' } }) },
    ticket: { to: href(isSignedOut ? 'touristTicket' : 'ticketCreate', { locale, query: { type: '1' } }) },
    waitOn: { press: onWaitOn },
    // The link back to the same payment is offered once. For `notPaid` it is the action `reopen`.
    payOn: { to: words === 'notPaid' ? undefined : gateway, text: backTo('do.payOn'), isOut: true },
    payDifferently: { to: checkoutAddressOf(placed, locale) },
    reopen: {
      to: gateway,
      text: backTo('do.reopen'),
      isOut: true,
      press: gateway ? () => takeUp(placed, Date.now()) : undefined,
    },
    notPaid: { press: () => giveUp(placed, Date.now()) },
    failed: { to: href('faq', { locale, hash: 'payment-failed' }) },
    hide: { press: () => dismiss(placed, Date.now()) },
  };
  const wanted = (aid ? AIDS[aid] : ACTIONS[words]).flatMap((action): Action[] => {
    // A buyer without a device can install the app while the payment is pending, or afterwards.
    if (action === 'account' && !hasDevices) return ['download', 'account'];
    if (action === 'orders' && isSignedOut) return ['login'];
    return aid && ACTIONS[words].includes(action) ? [] : [action];
  });
  const offered = wanted.filter((action) => effects[action].to || effects[action].press);
  return offered.map((action, index) => {
    const { to, text = say(`do.${action}`), isOut, press } = effects[action];
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
      <button
        key={action}
        type="button"
        className={look}
        onClick={() => {
          press?.();
          focusInstead(pageHeading);
        }}
      >
        {inside}
      </button>
    );
  });
}

/**
 * The class of an action. The first action is a filled button, and the others are outlined. Actions of the help blocks
 * are plain links.
 */
function lookOf(index: number, aid: string | undefined): string {
  if (aid) return 'go';
  return index === 0 ? 'button' : 'button quiet';
}

/** The gateway's name within a sentence: the method's company if payers know it, else a general word. */
function gatewayName({ method }: Placed, t: ThanksText, say: OrderText): string {
  return isCompany(method) ? paymentNameWithin(method, t) : say('place');
}

/** The checkout with the same package and method chosen, for buyers who want to pay in another way. */
function checkoutAddressOf({ isNew, level = 1, productKey, method }: Placed, locale: Locale): string {
  const query = { product: productKey, method };
  return isNew ? href('register', { locale, query }) : href('packages', { locale, params: { level }, query });
}

/** The gateway's address for this order. Undefined if the address is too old or may not be followed. */
function gatewayOf({ address, atMs }: Placed): string | undefined {
  const rules = followRules();
  const isOffered = address && isYounger(atMs, Date.now(), ADDRESS_KEPT_MS) && isFollowable(address, rules);
  // Up to version 4.0.0 the address was stored as the server sent it, perhaps without a host.
  return isOffered ? new URL(address, rules.origin).href : undefined;
}
