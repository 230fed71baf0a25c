import { href } from '#routes/href.ts';
import { expect, islandsReady, test } from '../../support/fixtures.ts';
import { scriptWith } from '../../support/script-files.ts';
import { storageKey } from '../../support/storage.ts';
import { chooseMethod, fillAccount, NEWCOMER, payButton, pressPay, withoutHeaders } from './buying.ts';

test('the fingerprint starts with web and is kept; without its library a random number replaces it', async ({
  page,
  verbs,
  sandbox,
}) => {
  const order = async (email: string) => {
    await verbs.open('register', { locale: 'en' });
    await fillAccount(page, 'en', { email, password: 'wing-42' });
    await chooseMethod(page, 'en', 'paypal');
    await pressPay(page, 'en', '$49.99');
    await expect(page.getByText('The payment was declined. Please choose another payment method.')).toBeVisible();
    const payload = sandbox.calls('createRegOrder').at(-1)?.payload as { fingerprint: string };
    return payload.fingerprint;
  };
  const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKey('uuid'));
  const print = await order('a-wren@example.com');
  expect(print).toMatch(/^web.{8,}/);
  await expect.poll(() => kept()).toBe(print.slice(3));
  verbs.expectConsole(/ERR_FAILED/);
  await page.route(`**${scriptWith('fp.esm.js')}`, (route) => route.abort());
  expect(await order('b-wren@example.com')).toBe(print);
  await page.evaluate((key) => localStorage.removeItem(key), storageKey('uuid'));
  const uuid = (await order('c-wren@example.com')).slice(3);
  expect(uuid).toMatch(/^[\da-f]{32}$/);
  expect(uuid).not.toBe(print.slice(3));
  await expect.poll(() => kept()).toBe(uuid);
});

test('a refusal shows its reason, keeps everything typed, and enables the button; the method is kept', async ({
  page,
  verbs,
}) => {
  await verbs.open('register', { locale: 'en' });
  await fillAccount(page, 'en', NEWCOMER);
  await chooseMethod(page, 'en', 'paypal');
  await pressPay(page, 'en', '$49.99');
  await expect(page.getByText('The payment was declined. Please choose another payment method.')).toBeVisible();
  await expect(payButton(page, 'en', '$49.99')).toBeEnabled();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(NEWCOMER.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(NEWCOMER.password);
  await verbs.open('register', { locale: 'en' });
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect(page).toHaveURL(href('register', { locale: 'en' }));
  // PayPal cannot pay for Premium.
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('two quick presses make one order, and another order of the same package asks first', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.open('register', { locale: 'en' });
  await fillAccount(page, 'en', NEWCOMER);
  await chooseMethod(page, 'en', 'aliPay');
  await payButton(page, 'en', '$49.99').dblclick();
  await page.waitForURL('**/pay/**');
  await expect.poll(() => sandbox.calls('createRegOrder')).toHaveLength(1);
  await page.goBack();
  await islandsReady(page);
  await expect(page.getByRole('button', { name: 'Next: password' })).toBeEnabled();
  for (const name of ['Your order', 'Your last order'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
  await fillAccount(page, 'en', NEWCOMER);
  await pressPay(page, 'en', '$49.99');
  const dialog = page.getByRole('dialog', { name: 'You ordered this recently' });
  // The safe answer is the filled button, and the question can be closed.
  await expect(dialog.getByRole('link', { name: 'See that order' })).toHaveClass('button');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(sandbox.calls('createRegOrder')).toHaveLength(1);
  await pressPay(page, 'en', '$49.99');
  await dialog.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL('**/pay/**');
  await expect.poll(() => sandbox.calls('createRegOrder')).toHaveLength(2);
});

test('a visitor who comes back from a framed payment page finds the form as filled in', async ({ page, verbs }) => {
  await withoutHeaders(page);
  await verbs.open('register', { locale: 'en' });
  await fillAccount(page, 'en', NEWCOMER);
  await chooseMethod(page, 'en', 'wechat');
  // The back/forward cache is off in tests. So the test sends the event that a page gets when it returns from there.
  const goBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  for (const leave of [() => page.getByRole('button', { name: 'Back to payment methods' }).click(), goBack]) {
    await pressPay(page, 'en', '$49.99');
    const again = page.getByRole('dialog').getByRole('button', { name: 'Order again' });
    if (leave === goBack) await again.click();
    await expect(page.frameLocator('iframe').getByText('WX-42')).toBeVisible();
    await leave();
    await expect(payButton(page, 'en', '$49.99')).toBeEnabled();
    for (const label of ['Email', 'Confirm email'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(NEWCOMER.email);
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(NEWCOMER.password);
    await expect(page.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
  }
});
