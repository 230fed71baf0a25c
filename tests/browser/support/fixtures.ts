import { join } from 'node:path';
import { expect, test as ofPlaywright, type Page } from 'playwright/test';
import { type HrefOptions, href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import type { ScreenName } from '#routes/table.ts';
import type { FaultOrder } from '../../sandbox/api/faults.ts';
import { type PersonName, people } from '../../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { ENGINE, ENGINE_SAYS } from './engine.ts';
import { storageKey } from './storage.ts';
import { test as inWebKit } from './webkit.ts';
import { words } from './words.ts';

const base = ENGINE === 'webkit' ? (inWebKit as typeof ofPlaywright) : ofPlaywright;

/** The window of a phone. Every journey is tested in this size and in the larger one (docs/quality.md#viewports). */
export const PHONE = { width: 360, height: 740 };
/** The window of a desktop. */
export const DESKTOP = { width: 1280, height: 900 };

/** A window between the phone and the desktop. */
export const TABLET = { width: 768, height: 1024 };

/** Playwright's message when a page registers the service worker, which `playwright.config.ts` blocks. */
export const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** The actions of a test, in terms of the site. */
export interface Verbs {
  /** Opens a screen and waits until its islands are hydrated. Without a locale, it opens the address without a language. */
  open(screen: ScreenName, options?: HrefOptions): Promise<void>;
  /** Gives the tab a member's session, as if they had signed in before. */
  signedIn(person: PersonName): Promise<void>;
  /** Gives an open tab of the site to another member or to a visitor. The tab forgets everything about the one before. */
  become(person: PersonName | undefined, tab?: Page): Promise<void>;
  /** Signs in with the form that is open, as a member would. */
  fillLogin(locale: Locale, person: PersonName, password?: string): Promise<void>;
  /** Makes a call of the API go wrong. */
  fault(order: FaultOrder): void;
  /** Changes how the sandbox behaves (tests/sandbox/README.md#settings). */
  setting(name: string, value: unknown): Promise<void>;
  /** Allows a console message that would otherwise fail the test. Faults need this, because browsers report HTTP errors. */
  expectConsole(pattern: RegExp): void;
}

/** The test function of the browser tests. Each test has its own sandbox, the verbs, and a check of console messages. */
export const test = base.extend<
  { distDir: string; sandbox: Sandbox; verbs: Verbs; watched: RegExp[] },
  { port: { taken: number } }
>({
  distDir: join(import.meta.dirname, '../../../dist'),
  // Playwright reuses a browser context only at the same address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
  port: [async ({}, use) => use({ taken: 0 }), { scope: 'worker' }],
  sandbox: async ({ distDir, port }, use) => {
    const sandbox = await startSandbox({ database: ':memory:', distDir, port: port.taken, log: () => {} });
    // Other engines keep what a site has stored, so each of their tests has its own address.
    if (ENGINE === 'chromium') port.taken = sandbox.port;
    await use(sandbox);
    const refusals = sandbox.refusals();
    await sandbox.close();
    expect(refusals, 'requests that the contract does not allow').toEqual([]);
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  watched: [
    async ({ page, sandbox }, use) => {
      const expected: RegExp[] = [WORKER_BLOCKED, ...(ENGINE_SAYS[ENGINE] ?? [])];
      // Other engines know no permission for the clipboard, because a press is enough for them.
      if (ENGINE !== 'chromium') page.context().grantPermissions = async () => {};
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== sandbox.origin)
          heard.push(`request to a stranger: ${request.url()}`);
      });
      await use(expected);
      const wrong = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
      // The next test reuses the page, which must not reload from a server that has ended.
      if (ENGINE === 'chromium' && !page.isClosed()) await page.goto('about:blank').catch(() => {});
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
  verbs: async ({ page, sandbox, watched }, use) => {
    await use({
      async open(screen, options) {
        await page.goto(href(screen, options));
        await islandsReady(page);
      },
      async signedIn(person) {
        const token = await tokenOf(sandbox, person);
        await page.context().addInitScript(
          ({ origin, key, token }) => {
            // Do this only once, because a session that the page has ended must stay ended.
            if (self.origin !== origin || sessionStorage.getItem('test.signedIn')) return;
            sessionStorage.setItem('test.signedIn', '1');
            sessionStorage.setItem(key, token);
          },
          { origin: sandbox.origin, key: storageKey('token'), token },
        );
      },
      async become(person, tab = page) {
        const token = person && (await tokenOf(sandbox, person));
        await tab.evaluate(
          ({ key, token }) => {
            localStorage.clear();
            sessionStorage.clear();
            sessionStorage.setItem('test.signedIn', '1');
            if (token) sessionStorage.setItem(key, token);
          },
          { key: storageKey('token'), token },
        );
      },
      async fillLogin(locale, person, password) {
        const t = words(locale, 'login');
        await page.getByLabel(t('account'), { exact: true }).fill(people[person].account);
        await page.getByLabel(t('password'), { exact: true }).fill(password ?? people[person].password);
        await page.getByRole('button', { name: t('submit'), exact: true }).click();
      },
      fault: (order) => sandbox.setFault(order),
      async setting(name, value) {
        await fetch(`${sandbox.origin}/sandbox/setting`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, value }),
        });
      },
      expectConsole: (pattern) => watched.push(pattern),
    });
  },
});

export { expect, words };

async function tokenOf(sandbox: Sandbox, person: PersonName): Promise<string> {
  const { account, password } = people[person];
  const answer = await fetch(`${sandbox.origin}/api/Website/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  const { bean } = (await answer.json()) as { bean: { data: string } };
  return bean.data;
}

/** Waits until every island that hydrates on load has done so. */
export async function islandsReady(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}

/** Waits until the page has loaded and has done its work for idle moments, as defined by `src/app/idle.ts`. */
export async function pageIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
        else setTimeout(resolve, 200);
      }),
  );
}

/** Waits until the page shows everything that it loads by itself. */
export async function settled(page: Page): Promise<void> {
  await islandsReady(page);
  await pageIdle(page);
  await expect(page.locator('.skeleton, .row-skeleton, .card-skeleton').filter({ visible: true })).toHaveCount(0);
}
