import { href } from '#routes/href.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { watchRequests } from '../../support/requests.ts';
import { seenScreens } from '../../support/seen-screens.ts';
import { storageKey } from '../../support/storage.ts';
import { hasToken, newTab, signIn } from '../../support/tabs.ts';

// Only the worker can say which documents may have a session.
test.use({ serviceWorkers: 'allow', reuseContext: false });

const LOGIN = href('login', { locale: 'en' });

test('a new tab waits for a busy tab, gets its session, and sends no call before', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page);
  // Make the tab busy: its code for the other tabs comes only when the test allows it.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const held: Window & { come?: () => void; waiting?: unknown[] } = Object.assign(window, { waiting });
    const { addEventListener: listen, postMessage: post } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function addEventListener(...args: unknown[]) {
      waiting.push(() => listen.apply(this, args as Parameters<typeof listen>));
    };
    BroadcastChannel.prototype.postMessage = function postMessage(message) {
      waiting.push(() => post.call(this, message));
    };
    held.come = () => {
      Object.assign(BroadcastChannel.prototype, { addEventListener: listen, postMessage: post });
      for (const run of waiting.splice(0)) run();
    };
  });
  const rules = await newTab(context);
  const untilAllIsLoaded = watchRequests(rules);
  for (const made of [1, 2, 3]) {
    await page.reload();
    await islandsReady(page);
    // Wait for the moment before its code has loaded, when the tab can neither send nor receive messages.
    await page.waitForFunction(() => (window as Window & { waiting?: unknown[] }).waiting?.length === 3);
    await rules.goto(href('rules', { locale: 'en' }));
    await untilAllIsLoaded();
    await expect(rules.locator('html')).toHaveAttribute('data-guard', 'asking');
    await page.evaluate(() => (window as Window & { come?: () => void }).come?.());
    await expect(rules.getByText('site-1.example.com')).toBeVisible();
    await expect.poll(() => seenScreens(rules)).toEqual(['rules']);
    // A call without the session would have been refused, and would have ended the session in both tabs.
    expect(sandbox.calls('userRules').map(({ headers }) => !!headers.authorization)).toEqual(Array(made).fill(true));
    for (const tab of [page, rules]) expect(await hasToken(tab)).toBe(true);
    await untilAllIsLoaded();
    await rules.evaluate(() => sessionStorage.clear());
  }
});

test('a tab that gets the session late is signed in, on members’ and on public screens', async ({ page, context }) => {
  await signIn(page);
  // Make the tab busy: it answers only when the test allows it.
  await page.addInitScript(() => {
    const post = BroadcastChannel.prototype.postMessage;
    const busy: Window & { answers?: () => void } = window;
    const waiting: (() => void)[] = [];
    BroadcastChannel.prototype.postMessage = function postMessage(message: { kind: string }) {
      if (message.kind === 'session') waiting.push(() => post.call(this, message));
      else post.call(this, message);
    };
    busy.answers = () => {
      for (const answer of waiting.splice(0)) answer();
      BroadcastChannel.prototype.postMessage = post;
    };
  });
  await page.reload();
  await islandsReady(page);
  const [rules, terms] = [await context.newPage(), await context.newPage()];
  await rules.goto(href('rules', { locale: 'en' }));
  await rules.waitForURL(`**${LOGIN}`);
  await islandsReady(rules);
  await terms.goto(href('terms', { locale: 'en' }));
  await expect(terms.locator('html')).toHaveAttribute('data-session', 'guest');
  // All tabs share this value, so no tab may forget it by mistake.
  expect(await rules.evaluate((key) => localStorage.getItem(key), storageKey('signedInHint'))).not.toBeNull();
  await page.evaluate(() => (window as Window & { answers?: () => void }).answers?.());
  await rules.waitForURL(`**${href('rules', { locale: 'en' })}`);
  await expect(rules.getByText('site-1.example.com')).toBeVisible();
  await terms
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'common')('menu.login') })
    .click();
  await terms.waitForURL(`**${href('account', { locale: 'en' })}`);
  for (const tab of [rules, terms]) await expect.poll(() => hasToken(tab)).toBe(true);
});
