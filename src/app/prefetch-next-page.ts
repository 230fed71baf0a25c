/**
 * Fetches the scripts of the page that most visitors go to next, so that a press finds them in the browser's cache: once they have stayed
 * for a while, or at the first sign that they are about to go there (docs/behaviour/addresses.md#fetched-ahead).
 */
import { pageData } from '../protocol.ts';
import { idle } from './idle.ts';

/** What browsers say of the line (WICG Network Information); not all do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** How long somebody has to stay who is not going anywhere yet: who leaves at once shall not pay for more than this page. */
const STAYS_MS = 5000;
/** What comes before a press, by mouse, finger and keyboard. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
/** The build writes a page's preloads like this (`build/pages/preloads.ts`). */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"/g;

const page = pageData();
const { next, session } = page;
let isFetched = false;

if (next && session !== 'member' && !('inApp' in page)) void waitFor(next);

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

/** Fetches a page's document and the scripts that it preloads, once, after everything else. Nobody waits for it, so a failure is none. */
async function fetchAhead(address: string): Promise<void> {
  if (isFetched || isSparing()) return;
  isFetched = true;
  const quietly = (file: string) => fetch(file, { priority: 'low' }).catch(() => undefined);
  const html = (await (await quietly(address))?.text()) ?? '';
  for (const [, file = ''] of html.matchAll(PRELOAD)) void quietly(file);
}

/** Does the visitor pay for every byte, or wait for it? Nothing says that a line is paid by the megabyte but the wish to save data. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  const saves = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  return Boolean(saves || connection?.effectiveType?.includes('2g'));
}
