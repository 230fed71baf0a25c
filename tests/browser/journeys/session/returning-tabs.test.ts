import { chromium, type Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { storageKey } from '../../support/storage.ts';
import { signIn } from '../../support/tabs.ts';

const LOGIN = href('login', { locale: 'en' });
const RULES = href('rules', { locale: 'en' });

async function logOut(page: Page): Promise<void> {
  const name = words('en', 'common')('menu.logOut');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.waitForURL(`**${LOGIN}`);
}

/** Expects the login, and nothing of the member on the screen or in the tab's storage. */
async function expectGone(page: Page): Promise<void> {
  await page.waitForURL(`**${LOGIN}`);
  await expect(page.getByText('site-1.example.com')).toHaveCount(0);
  const kept = await page.evaluate(
    (keys) => keys.filter((key) => sessionStorage.getItem(key) !== null),
    (['token', 'userInfo'] as const).map(storageKey),
  );
  expect(kept).toEqual([]);
}

test('a tab in the back/forward cache and a frozen tab are logged out when they return', async ({
  sandbox,
  launchOptions,
}) => {
  // Playwright switches the back/forward cache off in its own browser.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ locale: 'en-US', baseURL: sandbox.origin });
  try {
    const page = await context.newPage();
    await signIn(page);
    const frozen = await context.newPage();
    // Each tab signs in by itself, because this test is not about sharing a session.
    await signIn(frozen);
    await frozen.goto(RULES);
    await expect(frozen.getByText('site-1.example.com')).toBeVisible();
    const away = await context.newPage();
    await signIn(away);
    await away.goto(RULES);
    await expect(away.getByText('site-1.example.com')).toBeVisible();
    await away.goto('/robots.txt');
    const session = await context.newCDPSession(frozen);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await logOut(page);
    await away.goBack({ waitUntil: 'commit' });
    await expectGone(away);
    // Chromium may have woken the tab by itself. The tab is then on its way to the login, and refuses this.
    await session.send('Page.setWebLifecycleState', { state: 'active' }).catch(() => undefined);
    await frozen.bringToFront();
    await expectGone(frozen);
  } finally {
    await browser.close();
  }
});
