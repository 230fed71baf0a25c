import { href } from '#routes/href.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { watchRequests } from '../../support/requests.ts';
import { seenScreens } from '../../support/seen-screens.ts';
import { storageKey } from '../../support/storage.ts';
import { hasToken, newTab, signIn } from '../../support/tabs.ts';

// Only the worker can say which documents may have a session.
test.use({ serviceWorkers: 'allow', reuseContext: false });

const LOGIN = href('login', { locale: 'en' });

test('a new tab has the session of an open one, and never shows the login before', async ({ page, context }) => {
  await signIn(page);
  const rules = await newTab(context);
  await rules.goto(href('rules', { locale: 'en' }));
  await expect(rules.getByText('site-1.example.com')).toBeVisible();
  expect(rules.url()).toContain(href('rules', { locale: 'en' }));
  await expect.poll(() => seenScreens(rules)).toEqual(['rules']);
  await expect.poll(() => hasToken(rules)).toBe(true);
  const login = await newTab(context);
  await login.goto(LOGIN);
  await login.waitForURL(`**${href('account', { locale: 'en' })}`);
  await expect(login.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => seenScreens(login)).toEqual(['account']);
});

test('if no other tab is open, a new tab waits 150 ms unpainted, and then shows the login', async ({ page }) => {
  // WebKit logs an error for each request that leaving the page cuts off, and the test would fail on it.
  const untilAllIsLoaded = watchRequests(page);
  await page.goto(href('terms', { locale: 'en' }));
  await untilAllIsLoaded();
  await page.evaluate((key) => localStorage.setItem(key, '1'), storageKey('signedInHint'));
  // Hold the wait until the test has looked, because this machine may be slower than 150 ms.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout;
    const held: Window & { endWait?: () => void } = window;
    window.setTimeout = ((run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
      if (ms !== 150) return setTimer(run, ms, ...values);
      held.endWait = () => run(...values);
      return 0;
    }) as typeof setTimeout;
  });
  await page.goto(href('rules', { locale: 'en' }));
  await expect(page.locator('html')).toHaveAttribute('data-guard', 'asking');
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden');
  // The navigation that follows may end this evaluation with an error. The next lines show whether it worked.
  const endWait = () => page.evaluate(() => (window as Window & { endWait?: () => void }).endWait?.()).catch(() => {});
  await endWait();
  await page.waitForURL(`**${LOGIN}`);
  await untilAllIsLoaded();
  // The login is shown at once, and so are public pages. The value that all tabs share stays.
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await page.goto(href('terms', { locale: 'en' }));
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey('signedInHint'))).toBe('1');
  // Members who closed their tab come back. The scripts come from the cache, before the wait ends.
  await untilAllIsLoaded();
  for (const begun of ['2', '3', '4']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKey('signedInHint'),
      begun,
    ] as const);
    await page.goto(LOGIN);
    await untilAllIsLoaded();
    await expect(page.locator('html')).toHaveAttribute('data-guard', 'asking');
    await endWait();
    await expect(page.getByLabel(words('en', 'login')('account'), { exact: true })).toBeVisible();
    await untilAllIsLoaded();
  }
});

test('logging out in one tab logs out all: members’ screens lead to the login, others stay', async ({
  page,
  context,
}) => {
  await signIn(page);
  const rules = await newTab(context);
  await rules.goto(href('rules', { locale: 'en' }));
  const terms = await newTab(context);
  await terms.goto(href('terms', { locale: 'en' }));
  await expect(terms.locator('html')).toHaveAttribute('data-session', 'member');
  await page.getByRole('button', { name: words('en', 'common')('menu.logOut'), exact: true }).click();
  await page.waitForURL(`**${LOGIN}`);
  await rules.waitForURL(`**${LOGIN}`);
  await expect(terms.locator('html')).toHaveAttribute('data-session', 'guest');
  expect(terms.url()).toContain(href('terms', { locale: 'en' }));
  for (const tab of [page, rules, terms]) await expect.poll(() => hasToken(tab)).toBe(false);
});

test('tabs at login or register continue when another tab logs in, and a ticket form stays', async ({
  page,
  context,
}) => {
  const t = words('en', 'tickets');
  const wanted = href('rules', { locale: 'en', query: { from: 'mail' } });
  const waiting = [await context.newPage(), await context.newPage()];
  for (const [index, tab] of waiting.entries()) {
    await tab.goto(wanted);
    await tab.waitForURL(`**${LOGIN}`);
    if (index === 1) await tab.goto(href('register', { locale: 'en' }));
    await islandsReady(tab);
  }
  const writing = await context.newPage();
  await writing.goto(href('touristTicket', { locale: 'en' }));
  await islandsReady(writing);
  await writing.getByLabel(t('field.title')).fill('Half');
  await signIn(page);
  for (const tab of waiting) {
    await tab.waitForURL(`**${wanted}`);
    await expect(tab.getByText('site-1.example.com')).toBeVisible();
  }
  await expect(writing.getByLabel(t('field.title'))).toHaveValue('Half');
  expect(writing.url()).toContain(href('touristTicket', { locale: 'en' }));
});

test('when the server ends a session, every tab shows the login, which leads back', async ({
  page,
  context,
  verbs,
}) => {
  await signIn(page);
  const other = await newTab(context);
  await other.goto(href('invite', { locale: 'en' }));
  verbs.fault({ call: 'userRules', kind: 'logout' });
  const wanted = href('rules', { locale: 'en', query: { from: 'mail' } });
  await page.goto(wanted);
  await page.waitForURL(`**${LOGIN}`);
  await islandsReady(page);
  await expect(page.getByText(words('en', 'shared')('failure.sessionEnded'))).toBeVisible();
  await other.waitForURL(`**${LOGIN}`);
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${wanted}`);
});

test('a public page stays open when the session has ended, and looks as it does to visitors', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  verbs.expectConsole(/401/);
  // The banner makes this call by itself.
  verbs.fault({ call: 'info', kind: 'logout' });
  await page.goto(href('faq', { locale: 'en' }));
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect.poll(() => sandbox.calls('info')).toHaveLength(1);
  await expect.poll(() => hasToken(page)).toBe(false);
  expect(page.url()).toContain(href('faq', { locale: 'en' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'common')('menu.login') })
    .click();
  await page.waitForURL(`**${LOGIN}`);
  await expect(page.getByText(words('en', 'shared')('failure.sessionEnded'))).toBeVisible();
});

test('a member whose session has ended can log in from a public page and returns to it', async ({ page, verbs }) => {
  await verbs.signedIn('mei');
  verbs.expectConsole(/401/);
  verbs.fault({ call: 'info', kind: 'logout' });
  const router = href('downloadClient', { locale: 'en', params: { type: 'router' } });
  await page.goto(router);
  await page.locator('main [data-returns]').click();
  await page.waitForURL(`**${LOGIN}`);
  await verbs.fillLogin('en', 'mei');
  await page.waitForURL(`**${router}`);
  await expect(page.getByRole('heading', { name: words('en', 'download')('gate.devices'), exact: true })).toBeVisible();
});
