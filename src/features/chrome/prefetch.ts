/**
 * Fetches the scripts of the page that most visitors open next, so that they are in the browser's cache. It starts
 * after a few seconds on the page, or at the first sign that its link will be pressed
 * (docs/behaviour/addresses.md#fetched-ahead).
 */
import { idle } from '#app/idle.ts';
import { pageData } from '#protocol.ts';

/** The facts that some browsers tell about the connection (WICG Network Information). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Milliseconds that a visitor stays before the next page is fetched. Visitors who leave sooner should not pay for its
 * data.
 */
const STAYS_MS = 5000;
/** Events that come before a press by mouse, finger and keyboard. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** Matches a preload as the build writes it into a page (`build-steps/pages/preloads.ts`). */
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

/**
 * Fetches a page's document and the scripts that it preloads, once and with low priority. Nothing depends on the
 * result.
 */
async function fetchAhead(address: string): Promise<void> {
  // Members usually open other pages, and inside a chat app no link leads to another page.
  if (isFetched || pageData().session !== 'guest' || isSparing()) return;
  isFetched = true;
  const fetchLow = (file: string) => fetch(file, { priority: 'low' }).catch(() => undefined);
  const html = (await (await fetchLow(address))?.text()) ?? '';
  for (const [, file = ''] of html.matchAll(PRELOAD)) void fetchLow(file);
}

/**
 * Does the visitor want to save data, or have a very slow connection? Saving data is the only sign that a visitor pays
 * by the megabyte.
 */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  const saves = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  return Boolean(saves || connection?.effectiveType?.includes('2g'));
}
