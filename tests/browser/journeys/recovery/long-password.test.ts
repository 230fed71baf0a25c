import { expect, test, words } from '../../support/fixtures.ts';
import { chooseMethod, fillAccount, NEWCOMER } from '../checkout/buying.ts';

/** One character more than a password may have. */
const TOO_LONG = 'abcdefghij123456789';

test('the registration keeps a password of 19 characters as typed, and refuses it with a reason (zh)', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.open('register', { locale: 'zh' });
  await fillAccount(page, 'zh', NEWCOMER);
  await chooseMethod(page, 'zh', 'aliPay');
  const field = page.locator('main form [type=password]').first();
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(TOO_LONG);
  await expect(field).toHaveValue(TOO_LONG);
  await page.locator('.pay-bar [type=submit]').click();
  await expect(page.getByText(words('zh', 'shared')('problems.passwordLength'))).toBeVisible();
  await expect(field).toHaveValue(TOO_LONG);
  expect(sandbox.calls('createRegOrder')).toHaveLength(0);
});

test('the page for a new password keeps 19 characters as typed, and refuses them with a reason (en)', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.open('resetPassword', { locale: 'en', query: { key: 'typed-key', name: 'lin@example.com' } });
  const fields = page.locator('main form [type=password]');
  for (const field of await fields.all()) {
    await field.pressSequentially(TOO_LONG);
    await expect(field).toHaveValue(TOO_LONG);
  }
  await page.locator('main form [type=submit]').click();
  await expect(page.getByText(words('en', 'shared')('problems.passwordLength'))).toBeVisible();
  expect(sandbox.calls('repass')).toHaveLength(0);
});
