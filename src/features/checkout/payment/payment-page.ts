/**
 * Payment pages that the API sends as HTML: they must work whatever their shape, and never reach the member's token
 * (docs/behaviour/checkout.md#payment-pages).
 */
import { hasFields } from '../../../core/has-fields.ts';
import { PAYMENT_ADDRESS } from '../../../routes/payment-address.ts';
import { readRedirect } from './read-redirect.ts';

/** How a payment page opens: by leaving for it, or, where a host sends no headers, in a frame inside `host`. */
export type OpenedPage =
  | { kind: 'leaves'; leave(): void }
  /** `title` names the frame for screen readers. Returns what takes the frame away again. */
  | { kind: 'frame'; show(host: HTMLElement, title: string): () => void };

/** Everything that such a page may need except `allow-same-origin`, which would let it read the session. */
const SANDBOX = 'allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-top-navigation';
/** What the page for payments says of the place that it is in. */
const PLACE = { isAlone: 'boolean', isKnown: 'boolean' } as const;
/** Firefox takes addresses of up to a million characters. */
const LONGEST_ADDRESS = 900_000;
/** The site's own pages tell nobody their path (docs/behaviour/session.md#referrers); the page for payments must know it. */
const REFERRER = 'same-origin';
/** So long may the page for payments take to say whether it is safe. */
const PROBE_MS = 5000;

/** Finds the way to open a payment page. Nothing is handed over yet, and nothing is left. Throws `UnsafeAddress`: `readRedirect`. */
export async function preparePage(html: string): Promise<OpenedPage> {
  const leave = readRedirect(html);
  if (leave) return { kind: 'leaves', leave };
  const address = `${PAYMENT_ADDRESS}#${encodeURIComponent(wellFormed(html))}`;
  if (address.length <= LONGEST_ADDRESS && (await isTabSafe())) {
    return { kind: 'leaves', leave: () => goKnown(address) };
  }
  return { kind: 'frame', show: (host, title) => showFrame(html, host, title) };
}

/**
 * Asks the page for payments, in a frame that nobody sees: is it without an origin (the host sends its header), and does it learn
 * where a visit comes from (the browser sends the referrer)? It needs both to run anything in the whole tab.
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

/** Leaves for the page for payments by a link, because only a link says where it comes from although its page does not. */
function goKnown(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.referrerPolicy = REFERRER;
  link.click();
}

function showFrame(html: string, host: HTMLElement, title: string): () => void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = PAYMENT_ADDRESS;
  // The frame's origin is opaque, so only the target "*" reaches it; no other window gets the message.
  const stop = listen(frame, ({ isAlone }) => isAlone && frame.contentWindow?.postMessage(html, '*'));
  host.replaceChildren(frame);
  return () => {
    stop();
    frame.remove();
  };
}

/**
 * Hears once what the page for payments says about the place that it finds itself in (`src/head/payment.ts`): from its frame, as
 * nobody or as the site itself, and in its words.
 */
function listen(frame: HTMLIFrameElement, hear: (place: { isAlone: boolean; isKnown: boolean }) => void): () => void {
  const stop = (): void => removeEventListener('message', onMessage);
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    const isOurs = source === frame.contentWindow && ['null', location.origin].includes(origin);
    if (!isOurs || !hasFields(data, PLACE)) return;
    stop();
    hear(data);
  };
  addEventListener('message', onMessage);
  return stop;
}

/** Half a pair of surrogates, which no address can hold, becomes a replacement character. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
