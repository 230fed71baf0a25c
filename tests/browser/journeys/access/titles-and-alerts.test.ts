import { href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';

const account = words('en', 'account');

test('each tab, page of a list and receipt has a title of its own', {
  tag: ['@reader:account', '@reader:choose', '@reader:thread'],
}, async ({ page, verbs }) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en' });
  await expect(page).toHaveTitle('Account – Petrel');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveTitle('Page 2 – Account – Petrel');
  await page.getByRole('tab', { name: account('orders.tab') }).click();
  await expect(page).toHaveTitle('Orders – Account – Petrel');
  await page
    .getByRole('button', { name: /Receipt/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Receipt \S+ – Orders – Account – Petrel$/);
  await page.goBack();
  await expect(page).toHaveTitle('Orders – Account – Petrel');
});

test('visitors’ levels, steps and payments have titles of their own', async ({ page, verbs }) => {
  await verbs.open('register', { locale: 'en' });
  await expect(page).toHaveTitle('Get started: packages and prices – Petrel');
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(page).toHaveTitle('Premium – Get started: packages and prices – Petrel');
  await page.getByRole('button', { name: 'Basic', exact: true }).click();
  await expect(page).toHaveTitle('Get started: packages and prices – Petrel');
  const recovery = words('en', 'recovery');
  await verbs.open('forgotPassword', { locale: 'en' });
  await page.getByLabel(recovery('email')).fill('lin@example.com');
  await page.getByRole('button', { name: recovery('sendCode'), exact: true }).click();
  await expect(page).toHaveTitle(`${recovery('steps.code')} – Forgot password – Petrel`);
});

test('a failure is announced once as an alert, and a missing field by the focus alone', {
  tag: ['@reader:login'],
}, async ({ page, verbs }) => {
  await verbs.open('login', { locale: 'en' });
  const t = words('en', 'login');
  const submit = page.getByRole('button', { name: t('submit'), exact: true });
  await submit.press('Enter');
  await expect(page.getByLabel(t('account'))).toBeFocused();
  await expect(page.getByLabel(t('account'))).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await page.getByLabel(t('account')).fill('lin@example.com');
  await page.getByLabel(t('password'), { exact: true }).fill('wrong-one');
  await submit.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport();
  await expect(submit).toBeFocused();
});

test('empty fields that the focus passes raise no alert, and a retry moves the focus into the content', async ({
  page,
  verbs,
}) => {
  await verbs.open('register', { locale: 'en' });
  const t = words('en', 'checkout');
  await page.getByLabel(t('field.email'), { exact: true }).focus();
  for (let field = 0; field < 5; field++) await page.keyboard.press('Tab');
  for (let field = 0; field < 5; field++) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  verbs.expectConsole(/500/);
  await verbs.signedIn('lin');
  verbs.fault({ call: 'userRules', kind: 'http500' });
  await page.goto(href('rules', { locale: 'en' }));
  await islandsReady(page);
  await page.getByRole('button', { name: words('en', 'shared')('failure.retry') }).press('Enter');
  await expect(page.getByText('site-1.example.com')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the text of a message is marked with a language only if its script shows the language', {
  tag: ['@reader:thread'],
}, async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  for (const locale of LOCALES) {
    await verbs.open('ticketContent', { locale, params: { id: '102' } });
    const messages = page.locator('.message-text');
    await expect(messages.first()).toBeVisible();
    for (const message of await messages.all()) {
      const isChinese = /\p{Script=Han}/u.test((await message.textContent()) ?? '');
      await expect(message).toHaveAttribute('lang', isChinese ? 'zh' : '');
    }
  }
});

test('the landing page’s tabs are in the order of the keyboard, and the focus is never lost', {
  tag: ['@keyboard:landing'],
}, async ({ page, verbs }) => {
  await verbs.open('landing', { locale: 'en' });
  const stops: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body ? 'nothing' : (activeElement?.role ?? activeElement?.localName ?? '');
    });
    stops.push(here);
    if (await page.evaluate(() => Boolean(document.activeElement?.closest('footer')))) break;
  }
  expect(stops).toContain('tab');
  expect(stops).not.toContain('nothing');
});
