/**
 * Opens payment pages that the API sends as HTML. Any such page must work, and none may reach the member's token
 * (docs/behaviour/checkout.md#payment-pages).
 */
import { hasFields } from '#core/has-fields.ts';
import { PAYMENT_ADDRESS, PAYMENT_SANDBOX } from '#routes/payment-address.ts';
import { readRedirect } from './read-redirect.ts';

/**
 * How a payment page opens.
 * - `leaves`: the browser leaves this page.
 * - `frame`: this page shows the payment page in a frame. The whole tab is not safe then, or the address is too long.
 */
export type OpenedPage =
  | { kind: 'leaves'; leave(): void }
  /** `title` names the frame for screen readers. Returns a function that removes the frame. */
  | { kind: 'frame'; show(host: HTMLElement, title: string): () => void };

/** The fields of the message in which `/payment/` reports its context. */
const REPORT = { isAlone: 'boolean', isKnown: 'boolean' } as const;
/** The longest address in characters. Firefox accepts addresses of up to a million. */
const LONGEST_ADDRESS = 900_000;
/**
 * Sends the whole address of this page as the referrer. Other links of the site send only the origin
 * (docs/behaviour/session.md#referrers), but `/payment/` must see which page leads to it.
 */
const REFERRER = 'same-origin';
/** Milliseconds within which `/payment/` must report whether it is safe. */
const PROBE_MS = 5000;

/** Finds out how to open a payment page, without opening it yet. Throws `UnsafeAddress` like `readRedirect`. */
export async function preparePage(html: string): Promise<OpenedPage> {
  const leave = readRedirect(html);
  if (leave) return { kind: 'leaves', leave };
  // Encoding can't fail: the contract makes all texts well-formed.
  const address = `${PAYMENT_ADDRESS}#${encodeURIComponent(html)}`;
  if (address.length <= LONGEST_ADDRESS && (await isTabSafe())) {
    return { kind: 'leaves', leave: () => goKnown(address) };
  }
  return { kind: 'frame', show: (host, title) => showFrame(html, host, title) };
}

/**
 * Asks `/payment/`, in a hidden frame, whether it may run a payment page in the whole tab. Its origin must be opaque,
 * for which the host sends a header. It must also see the referrer, which the browser sends.
 */
function isTabSafe(): Promise<boolean> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const settle = (isSafe: boolean): void => {
      resolve(isSafe);
      stop();
      frame.remove();
    };
    const stop = listen(frame, ({ isAlone, isKnown }) => settle(isAlone && isKnown));
    setTimeout(settle, PROBE_MS, false);
    frame.hidden = true;
    frame.referrerPolicy = REFERRER;
    frame.src = PAYMENT_ADDRESS;
    document.body.append(frame);
  });
}

/** Leaves for `/payment/` by a link. Only a link can send a fuller referrer than the policy of its page allows. */
function goKnown(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = REFERRER;
  link.click();
}

function showFrame(html: string, host: HTMLElement, title: string): () => void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', PAYMENT_SANDBOX);
  frame.title = title;
  frame.src = PAYMENT_ADDRESS;
  // The frame's origin is opaque, so only the target "*" reaches it. No other window gets the message.
  const stop = listen(frame, ({ isAlone }) => isAlone && frame.contentWindow?.postMessage(html, '*'));
  host.replaceChildren(frame);
  return () => {
    stop();
    frame.remove();
  };
}

/**
 * Calls `hear` once with the context that `/payment/` reports (`src/head/payment.ts`). Accepts only messages of the
 * right shape from this frame, whose origin is opaque or the site's own.
 */
function listen(frame: HTMLIFrameElement, hear: (report: { isAlone: boolean; isKnown: boolean }) => void): () => void {
  const stop = (): void => removeEventListener('message', onMessage);
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    const isOurs = source === frame.contentWindow && ['null', location.origin].includes(origin);
    if (!isOurs || !hasFields(data, REPORT)) return;
    stop();
    hear(data);
  };
  addEventListener('message', onMessage);
  return stop;
}
