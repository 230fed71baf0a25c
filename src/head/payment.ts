/**
 * The script of the payment page (docs/behaviour/checkout.md#payment-pages). It runs the HTML of an order's answer in a
 * page that can't reach the site's storage. In any other situation the page keeps showing its own text.
 */
import { pageData } from '#protocol.ts';
import { decodeSegment } from '#routes/paths.ts';

/** Milliseconds after which a notice tells the visitor what to do, if the page has shown nothing. */
const BLANK_MS = 8000;

/** Matches scripts that a browser must load before it reads on. */
const WAITED_FOR = /<script(?=[^<>]*\ssrc\b)(?![^<>]*\s(?:async|defer)\b)/gi;

const carried = location.hash.slice(1);
// Remove the payload from the address at once, so that neither the address bar nor the history keeps it. A path alone
// could name another host, if it begins with two slashes.
history.replaceState(null, '', location.origin + location.pathname);
// Only a page without an origin is unable to reach the session. The host's header or the frame's `sandbox` attribute
// takes the origin away.
const isAlone = self.origin === 'null';
const payingPath = payingPathOf(document.referrer);
// Wait until the document has been loaded. Earlier, the browser would append the rest of this page to the written HTML.
// Chromium would also never read past a script with an address. The timeout lets the load event end first. A document
// that is opened within this event gets no load event of its own in Chromium. Then a page's `<body onload>` would never
// run.
addEventListener('load', () => setTimeout(self === top ? runInTab : waitInFrame));
stayInWindow();

/**
 * Runs the page in a whole tab. The address's fragment holds the HTML. It is accepted only from a screen where visitors
 * pay.
 */
function runInTab(): void {
  if (!isAlone || !payingPath) {
    showOwn();
  } else if (carried) {
    writeInTab(decodeSegment(carried), payingPath);
  } else {
    // Without HTML this is a return from the gateway, or a reload. So go back to the shop's form.
    history.back();
  }
}

/** Runs the HTML. If it then shows nothing, a notice offers a button that goes back. */
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

/**
 * Runs the page in a frame of the shop. It tells the shop whether it is isolated, and then runs the HTML that the shop
 * sends.
 */
function waitInFrame(): void {
  showOwn();
  addEventListener('message', ({ source, origin, data }) => {
    const isFromShop = source === parent && origin === location.origin;
    if (isAlone && isFromShop && typeof data === 'string') run(data);
  });
  parent.postMessage({ isAlone, isKnown: Boolean(payingPath) }, location.origin);
}

/**
 * Writes the HTML. If it shows nothing, writes it again without waiting for scripts. If it still shows nothing, calls
 * `onBlank`.
 */
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
  // Opening the document has removed all listeners. After a return from the gateway, the browser may show this page from
  // its cache, although its form has been sent.
  addEventListener('pageshow', ({ persisted }) => persisted && self === top && history.back());
  // biome-ignore lint/plugin/html: this page is an opaque origin, which can't reach the site
  document.write(html);
  document.close();
}

/** Does the page show nothing to read, see or press? */
function isBlank(): boolean {
  const { body } = document;
  if (!body) return true;
  const things = 'img, svg, canvas, video, iframe, object, embed, input, button, select, textarea, a';
  return (
    !body.innerText.trim() && ![...body.querySelectorAll(things)].some((thing) => thing.getClientRects().length > 0)
  );
}

/**
 * Keeps this page from opening a window without a press. Browsers block such windows, and the buyer would see nothing
 * happen. The content of such a window is opened in this one. A window that the buyer opens by a press is left alone.
 */
function stayInWindow(): void {
  const isPressed = (): boolean => navigator.userActivation?.isActive ?? false;
  const { open } = window;
  window.open = (address, target, features) => open.call(window, address, isPressed() ? target : '_self', features);
  // A field of a form may have the same name as a method and hide it. So take the methods from the prototype.
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

/** The path of the paying screen to which an address of this site belongs; undefined for other addresses. */
function payingPathOf(address: string): string | undefined {
  if (!address) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? PAYING_PATHS.find((path) => path === pathname.replace(/\/?$/, '/')) : undefined;
}
