import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page, webkit } from 'playwright/test';
import { endWithTests, freePort, startScreen } from '../../engines/support/processes.ts';

/** A running WebKitGTK. */
interface WebKit {
  /** Opens a window at an address with a script in the first window, so that the new window has no tool bar. */
  openPage(address: string): Promise<Page>;
  screen: string;
}

/** An entry in the inspector's list of pages: the address of the page, then the socket of its inspector. */
const PAGE = /targeturl">([^<]*)<.*?(\/socket\/\d+\/\d+\/WebPage)/gs;

/**
 * The test function with a page of the system's WebKitGTK instead of Chromium. Playwright drives the page through the
 * engine's own inspector. The inspector lacks window sizes, second pages and relative addresses, so they are added here.
 */
export const test = base.extend<object, { webKit: WebKit }>({
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const { XVFB = 'Xvfb', WEBKIT = 'MiniBrowser' } = process.env;
      const screen = await startScreen(XVFB, '1600x1200');
      const inspector = `127.0.0.1:${await freePort()}`;
      const env = {
        ...process.env,
        DISPLAY: screen.name,
        LANG: 'en_US.UTF-8',
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
      };
      // WebKit would give a window of another site a separate process, and the inspector's client would lose that window.
      const blank = createServer((_request, response) => response.end());
      const start = `http://localhost:${await listening(blank)}/`;
      const options = [
        '--private',
        '--time-zone=Asia/Shanghai',
        '--javascript-can-open-windows-automatically=true',
        '--javascript-can-access-clipboard=true',
        // Playwright waits forever when a page comes back from the page cache. `tests/engines` tests this without
        // Playwright.
        '--enable-page-cache=false',
      ];
      const browser = endWithTests(spawn(WEBKIT, [...options, start], { stdio: 'ignore', env }));
      const known = new Set<string>();
      const nextPage = async (): Promise<Page> => {
        const socket = await newPageOf(inspector, known);
        known.add(socket);
        // A window that is still opening may close the connection, so a second attempt follows.
        const attempt = () => attach(`ws://${inspector}${socket}`);
        return attempt().catch(attempt);
      };
      const first = await nextPage();
      await use({
        screen: screen.name,
        async openPage(address) {
          await first.evaluate((url) => void window.open(url, '_blank', 'noopener,width=1280,height=720'), address);
          return nextPage();
        },
      });
      blank.close();
      browser.kill();
      screen.process.kill();
    },
    { scope: 'worker' },
  ],
  page: async ({ webKit, baseURL, userAgent, viewport }, use) => {
    const pages: Page[] = [];
    const open = async (): Promise<Page> => {
      const page = await webKit.openPage(new URL('/favicon.svg', baseURL).href);
      pages.push(page);
      const goTo = page.goto.bind(page);
      const context = page.context();
      return Object.assign(page, {
        goto: (address: string, options?: object) => goTo(new URL(address, baseURL).href, options),
        async setViewportSize(size: { width: number; height: number }) {
          resizeWindows(webKit.screen, size);
          await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
        },
        context: () => Object.assign(context, { newPage: open, _options: { baseURL } }),
      });
    };
    const page = await open();
    if (viewport) await page.setViewportSize(viewport);
    if (userAgent) {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent);
    }
    await use(page);
    for (const page of pages) await page.evaluate(closeWindow).catch(() => {});
  },
  context: async ({ page }, use) => use(page.context()),
});

/** Resizes the windows of a screen from outside, because the inspector cannot do this. */
function resizeWindows(screen: string, { width, height }: { width: number; height: number }): void {
  const { XDOTOOL = 'xdotool' } = process.env;
  const all = ['search', '--onlyvisible', '--maxdepth', '1', '--name', ''];
  // The windows move to the corner of the screen, because the screen is as large as the largest window.
  const change = ['windowmove', '%@', '0', '0', 'windowsize', '%@', String(width), String(height)];
  execFileSync(XDOTOOL, [...all, ...change], { env: { ...process.env, DISPLAY: screen } });
}

/** Runs in the page. Closes the page without the question about unsent input. */
function closeWindow(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.close();
}

/** Waits for a new page whose first document has loaded, and returns the socket of that page. */
async function newPageOf(inspector: string, known: ReadonlySet<string>): Promise<string> {
  const endMs = Date.now() + 20_000;
  while (Date.now() < endMs) {
    const list = await fetch(`http://${inspector}/`).then((answer) => answer.text(), String);
    for (const [, address, socket = ''] of list.matchAll(PAGE)) {
      if (address?.startsWith('http') && !known.has(socket)) return socket;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('WebKit opened no page');
}

/** Connects Playwright to one page. Playwright asks for a list of pages, and a small server answers with only this page. */
async function attach(webSocketDebuggerUrl: string): Promise<Page> {
  const server = createServer((_request, response) => response.end(JSON.stringify([{ webSocketDebuggerUrl }])));
  const endpoint = `http://127.0.0.1:${await listening(server)}`;
  try {
    const browser = await webkit.connectOverCDP(endpoint);
    const [page] = browser.contexts()[0]?.pages() ?? [];
    if (page) return page;
  } finally {
    server.close();
  }
  throw new Error('WebKit’s page can’t be reached');
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
