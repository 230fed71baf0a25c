import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { heldBack } from '../../support/slow-scripts.ts';

test('a member signs in and arrives at the account (en)', async ({ page, verbs }) => {
  const locale = 'en';
  await verbs.open('login', { locale });
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${href('account', { locale })}`);
});

test('a wrong password is refused in the reader’s language, and the typed text stays (zh)', async ({ page, verbs }) => {
  const locale = 'zh';
  const t = words(locale, 'login');
  await verbs.open('login', { locale });
  await verbs.fillLogin(locale, 'lin', 'wrong-1');
  await expect(page.getByRole('alert').filter({ hasText: '密码' })).toBeVisible();
  await expect(page.getByLabel(t('account'), { exact: true })).toHaveValue('lin@example.com');
  await expect(page.getByRole('button', { name: t('submit'), exact: true })).toBeEnabled();
  await expectAccessible(page);
});

test('a refusal without words shows its code and our own sentence, and claims no cause', async ({ page, verbs }) => {
  await verbs.open('login', { locale: 'en' });
  verbs.fault({ call: 'login', kind: 'refuse', code: 4711, msg: null });
  await verbs.fillLogin('en', 'lin');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error code: 4711');
  await expect(alert).toContainText('We couldn’t log you in');
  await expect(alert).not.toContainText(/password/i);
});

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

test('an e-mail address with full-width signs is corrected, and fields filled without an event are sent', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'login');
  await verbs.open('login', { locale: 'en' });
  const account = page.getByLabel(t('account'), { exact: true });
  const password = page.getByLabel(t('password'), { exact: true });
  await account.fill('Lin <lin＠example。com>,');
  await password.fill('wrong-1');
  await account.press('Enter');
  await expect(account).toHaveValue('lin@example.com');
  await expect.poll(() => sandbox.calls('login').length).toBe(1);
  await expect(page.getByRole('button', { name: t('submit'), exact: true })).toBeEnabled();
  for (const [field, value] of [
    [account, 'mei@example.com'],
    [password, 'petrel-8'],
  ] as const) {
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  expect(sandbox.calls('login').map(({ payload }) => payload)).toMatchObject([
    { account: 'lin@example.com' },
    { account: 'mei@example.com' },
  ]);
});
