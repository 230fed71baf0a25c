import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';
import { heldBack } from '../support/slow-scripts.ts';
import { walkedIn } from '../support/walked-in.ts';

for (const locale of walkedIn('en')) {
  test(`a member signs in and arrives at the account (${locale})`, async ({ page, verbs }) => {
    await verbs.open('login', { locale });
    await verbs.fillLogin(locale, 'lin');
    await page.waitForURL(`**${href('account', { locale })}`);
  });
}

for (const locale of walkedIn('zh')) {
  test(`a wrong password is said in the reader's language, and what was typed stays (${locale})`, async ({
    page,
    verbs,
  }) => {
    const t = words(locale, 'login');
    await verbs.open('login', { locale });
    if (locale === 'zh') await expectAccessible(page);
    await verbs.fillLogin(locale, 'lin', 'wrong-1');
    await expect(page.getByRole('alert').filter({ hasText: locale === 'en' ? 'password' : /密[码碼]/ })).toBeVisible();
    await expect(page.getByLabel(t('account'), { exact: true })).toHaveValue('lin@example.com');
    await expect(page.getByRole('button', { name: t('submit'), exact: true })).toBeEnabled();
    if (locale === 'zh') await expectAccessible(page);
  });
}

test('a visitor who wanted the rules signs in and arrives there', async ({ page, verbs }) => {
  await verbs.open('rules', { locale: 'en', query: { from: 'mail' } });
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  const answer = await heldBack(page, '**/api/Website/login');
  await verbs.fillLogin('en', 'lin');
  // A slow call covers the page (docs/behaviour/chrome.md#overlay).
  await expect(page.locator('.busy')).toBeVisible();
  await answer.release();
  await page.waitForURL(`**${href('rules', { locale: 'en', query: { from: 'mail' } })}`);
});

test('what a password manager puts into the fields without an event is sent', async ({ page, verbs, sandbox }) => {
  const t = words('en', 'login');
  await verbs.open('login', { locale: 'en' });
  for (const [label, value] of [
    ['account', 'lin@example.com'],
    ['password', 'petrel-8'],
  ] as const) {
    await page.getByLabel(t(label), { exact: true }).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  expect(sandbox.calls('login')).toHaveLength(1);
});

test('an address with full-width signs is understood, and shown as it is understood before it is sent', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'login');
  await verbs.open('login', { locale: 'en' });
  const account = page.getByLabel(t('account'), { exact: true });
  await account.fill('Lin <lin＠example。com>,');
  await page.getByLabel(t('password'), { exact: true }).fill('wrong-1');
  await account.press('Enter');
  await expect(account).toHaveValue('lin@example.com');
  await expect
    .poll(() => sandbox.calls('login').map(({ payload }) => payload))
    .toMatchObject([{ account: 'lin@example.com' }]);
});

test('a browser that stores nothing says so instead of going round in a circle', async ({ page, verbs }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await verbs.open('login', { locale: 'en' });
  await verbs.fillLogin('en', 'lin');
  await expect(page.getByText('doesn’t let this site keep you logged in')).toBeVisible();
});
