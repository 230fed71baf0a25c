/**
 * The script of the page that payments are handed over to (docs/behaviour/checkout.md#payment-pages): runs the HTML that an order was
 * answered with where it can't reach the site's storage. Whatever it is not meant for leaves the page's own sentence on screen.
 */
import { pageData } from '../protocol.ts';
import { decodeSegment } from '../routes/paths.ts';

/** A page that shows nothing for this long is added to: what to do instead. */
const BLANK_MS = 8000;

const carried = location.hash.slice(1);
// At once: the address must not show, or keep, what it carries.
history.replaceState(null, '', location.pathname);
// Only a page without an origin can't reach the session: the host's header, or the frame's attribute, has made it one.
const isAlone = self.origin === 'null';
const payingPath = payingPathOf(document.referrer);
// Not before the page is read: until then its own text would be added to what is written.
addEventListener('DOMContentLoaded', self === top ? runInTab : waitInFrame);

/** In the whole tab: the HTML comes in the address's fragment, from the screen that visitors pay on and from nobody else. */
function runInTab(): void {
  if (!isAlone || !payingPath) {
    showOwn();
  } else if (carried) {
    writeInTab(decodeSegment(carried), payingPath);
  } else {
    // Without HTML this is Back from the gateway, or a reload: the form is where to go on.
    history.back();
  }
}

/** Writes the page; one that then shows nothing is replaced by a way on. */
function writeInTab(html: string, path: string): void {
  const notice = document.querySelector<HTMLElement>(`[data-when="${path.split('/')[1]}"] > [data-says="blank"]`);
  const styles = document.querySelectorAll('style');
  write(html);
  setTimeout(() => {
    if (!notice || !isBlank()) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => history.back());
    const main = document.createElement('main');
    main.append(notice);
    // The styles show nothing of a page without its main part.
    document.body.replaceChildren(...styles, main);
  }, BLANK_MS);
}

/**
 * In a frame of the shop: says whether this place is safe, so that the shop learns it before it hands anything over, and runs what
 * the shop then sends.
 */
function waitInFrame(): void {
  showOwn();
  addEventListener('message', ({ source, origin, data }) => {
    const isFromShop = source === parent && origin === location.origin;
    if (isAlone && isFromShop && typeof data === 'string') write(data);
  });
  parent.postMessage({ isAlone, isKnown: Boolean(payingPath) }, location.origin);
}

function write(html: string): void {
  document.open();
  // Opening has dropped all listeners. Back from the gateway may show this page as it was left, with its form long sent.
  addEventListener('pageshow', ({ persisted }) => persisted && self === top && history.back());
  document.write(html);
  document.close();
}

/** Nothing to read, to see or to press. */
function isBlank(): boolean {
  const things = 'img, svg, canvas, video, iframe, object, embed, input, button, select, textarea, a';
  return (
    !document.body?.innerText.trim() &&
    ![...document.body.querySelectorAll(things)].some((thing) => thing.checkVisibility())
  );
}

function showOwn(): void {
  pageData().shown = '';
}

/** The path of the paying screen of this site that an address names. */
function payingPathOf(address: string): string | undefined {
  if (!address) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? PAYING_PATHS.find((path) => path === pathname.replace(/\/?$/, '/')) : undefined;
}
