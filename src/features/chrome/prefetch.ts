/**
 * Fetches the scripts of the page that most visitors open next, so that a press finds them in the browser's cache. It
 * starts after a few seconds on the page, or at the first sign of a press (docs/behaviour/addresses.md#fetched-ahead).
 */
import { idle } from '#app/idle.ts';
import { pageData } from '#protocol.ts';

/** What browsers tell about the connection (WICG Network Information); not all browsers do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Those who leave at once should not pay for the next page. */
const STAYS_MS = 5000;
/** Events that come before a press, by mouse, finger and keyboard. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** The build writes a page's preloads like this (`build-steps/pages/preloads.ts`). */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"/g;

const { next } = pageData();
let isFetched = false;

if (next) void waitFor(next);

async function waitFor(address: string): Promise<void> {
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (link && link.pathname === address) void fetchAhead(address);
      },
      { passive: true },
    );
  }
  await idle();
  setTimeout(() => void fetchAhead(address), STAYS_MS);
}

/** Fetches a page's document and the scripts that it preloads, once, with low priority. Nothing depends on it. */
async function fetchAhead(address: string): Promise<void> {
  // Members are on their way elsewhere, and inside a chat app no link leads further.
  if (isFetched || pageData().session !== 'guest' || isSparing()) return;
  isFetched = true;
  const fetchLow = (file: string) => fetch(file, { priority: 'low' }).catch(() => undefined);
  const html = (await (await fetchLow(address))?.text()) ?? '';
  for (const [, file = ''] of html.matchAll(PRELOAD)) void fetchLow(file);
}

/** Does the visitor pay by the megabyte, of which the wish to save data is the only sign, or have a very slow line? */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  const saves = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  return Boolean(saves || connection?.effectiveType?.includes('2g'));
}
