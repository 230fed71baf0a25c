/**
 * The script of the payment page (docs/behaviour/checkout.md#payment-pages): runs the HTML of an order's answer in a
 * page that can't reach the site's storage. In any other situation the page keeps showing its own text.
 */
import { pageData } from '#protocol.ts';
import { decodeSegment } from '#routes/paths.ts';

/** If the page has shown nothing for this long, a notice says what to do instead. */
const BLANK_MS = 8000;

/** Scripts with an address for which a browser waits before it reads on. */
const WAITED_FOR = /<script(?=[^>]*\ssrc\b)(?![^>]*\s(?:async|defer)\b)/gi;

const carried = location.hash.slice(1);
// At once, so that the address neither shows nor keeps its payload.
history.replaceState(null, '', location.pathname);
// Only a page without an origin can't reach the session: the host's header or the frame's `sandbox` attribute makes it
// one.
const isAlone = self.origin === 'null';
const payingPath = payingPathOf(document.referrer);
// Only after the document has been loaded: earlier, the rest of this page would be appended to the written HTML, and
// Chromium would never go past a script with an address.
addEventListener('load', self === top ? runInTab : waitInFrame);
stayInWindow();

/** In a whole tab: the HTML is in the address's fragment, and is accepted only from a screen where visitors pay. */
function runInTab(): void {
  if (!isAlone || !payingPath) {
    showOwn();
  } else if (carried) {
    writeInTab(decodeSegment(carried), payingPath);
  } else {
    // Without HTML this is a return from the gateway, or a reload: the visitor goes on in the shop's form.
    history.back();
  }
}

/** Runs the HTML. If it then shows nothing, a notice offers a way on. */
function writeInTab(html: string, path: string): void {
  const notice = document.querySelector<HTMLElement>(`[data-when="${path.split('/')[1]}"] > [data-says="blank"]`);
  const styles = document.querySelectorAll('style');
  run(html, () => {
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => history.back());
    const body = document.createElement('body');
    const main = document.createElement('main');
    main.append(notice);
    // The styles apply only inside the page's main part.
    body.append(...styles, main);
    const page = document.documentElement ?? document.appendChild(document.createElement('html'));
    page.replaceChildren(body);
  });
}

/** In a frame of the shop: tells it whether this page is isolated, and then runs the HTML that it sends. */
function waitInFrame(): void {
  showOwn();
  addEventListener('message', ({ source, origin, data }) => {
    const isFromShop = source === parent && origin === location.origin;
    if (isAlone && isFromShop && typeof data === 'string') run(data);
  });
  parent.postMessage({ isAlone, isKnown: Boolean(payingPath) }, location.origin);
}

/** Writes the HTML, once more without the script that holds it back, and calls `onBlank` if it still shows nothing. */
function run(html: string, onBlank?: () => void): void {
  write(html);
  setTimeout(() => {
    if (!isBlank()) return;
    const unheld = html.replace(WAITED_FOR, '$& async');
    if (document.readyState === 'loading' && unheld !== html) run(unheld, onBlank);
    else onBlank?.();
  }, BLANK_MS);
}

function write(html: string): void {
  document.open();
  // Opening the document has dropped all listeners. A return from the gateway may show this page as it was left,
  // although its form has been sent.
  addEventListener('pageshow', ({ persisted }) => persisted && self === top && history.back());
  // biome-ignore lint/plugin/html: this page is an opaque origin, which can't reach the site
  document.write(html);
  document.close();
}

/** Does the page have nothing to read, see or press? */
function isBlank(): boolean {
  const { body } = document;
  if (!body) return true;
  const things = 'img, svg, canvas, video, iframe, object, embed, input, button, select, textarea, a';
  return (
    !body.innerText.trim() && ![...body.querySelectorAll(things)].some((thing) => thing.getClientRects().length > 0)
  );
}

/**
 * Keeps this page from opening a window of its own accord: browsers block those, and the buyer would see nothing happen.
 * What would go there goes into this one. What a buyer presses is left alone.
 */
function stayInWindow(): void {
  const isPressed = (): boolean => navigator.userActivation?.isActive ?? false;
  const { open } = window;
  window.open = (address, target, features) => open.call(window, address, isPressed() ? target : '_self', features);
  // A form's field may hide its form's own methods.
  const { closest, removeAttribute } = Element.prototype;
  for (const [{ prototype }, method] of [
    [HTMLFormElement, 'submit'],
    [HTMLFormElement, 'requestSubmit'],
    [HTMLElement, 'click'],
  ] as const) {
    const original = Reflect.get(prototype, method) as (...given: unknown[]) => void;
    Reflect.set(prototype, method, function (this: HTMLElement, ...given: unknown[]) {
      const element = isPressed() ? null : closest.call(this, 'form, a');
      if (element) removeAttribute.call(element, 'target');
      return original.apply(this, given);
    });
  }
}

function showOwn(): void {
  pageData().shown = '';
}

/** The path of this site's paying screen to which an address belongs; undefined for other addresses. */
function payingPathOf(address: string): string | undefined {
  if (!address) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? PAYING_PATHS.find((path) => path === pathname.replace(/\/?$/, '/')) : undefined;
}
