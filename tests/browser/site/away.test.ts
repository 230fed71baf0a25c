import { chromium, type Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { expect, test, words } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';

const LOGIN = href('login', { locale: 'en' });
const RULES = href('rules', { locale: 'en' });

/** Signs in by the form, so that the browser's other tabs can get the session. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + LOGIN);
  const t = words('en', 'login');
  await page.getByLabel(t('account')).fill('lin@example.com');
  await page.getByLabel(t('password'), { exact: true }).fill('petrel-8');
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
}

async function logOut(page: Page): Promise<void> {
  const name = words('en', 'common')('menu.logOut');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.waitForURL(`**${LOGIN}`);
}

/** What a tab keeps of the member, and whether anything of them is to be seen. */
async function expectGone(page: Page): Promise<void> {
  await page.waitForURL(`**${LOGIN}`);
  await expect(page.getByRole('row')).toHaveCount(0);
  const kept = await page.evaluate(
    (keys) => keys.filter((key) => sessionStorage.getItem(key) !== null),
    (['token', 'userInfo'] as const).map(storageKey),
  );
  expect(kept).toEqual([]);
}

test('a tab at a gateway, with the site in its back/forward cache, and a frozen tab are logged out when they return', async ({
  sandbox,
  launchOptions,
}) => {
  // Playwright switches the cache off in its own browser.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signIn(page, sandbox.origin);
    const frozen = await context.newPage();
    // Each by itself: whether a tab gets another one's session is not what is asked here.
    await signIn(frozen, sandbox.origin);
    await frozen.goto(sandbox.origin + RULES);
    await expect(frozen.getByRole('row').first()).toBeVisible();
    const away = await context.newPage();
    await signIn(away, sandbox.origin);
    await away.goto(sandbox.origin + RULES);
    await expect(away.getByRole('row').first()).toBeVisible();
    await away.goto(`${sandbox.origin}/robots.txt`);
    const session = await context.newCDPSession(frozen);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await logOut(page);
    await away.goBack({ waitUntil: 'commit' });
    await expectGone(away);
    // Chromium may have woken it by itself: then it is on its way to the login, and refuses.
    await session.send('Page.setWebLifecycleState', { state: 'active' }).catch(() => undefined);
    await frozen.bringToFront();
    await expectGone(frozen);
  } finally {
    await browser.close();
  }
});
