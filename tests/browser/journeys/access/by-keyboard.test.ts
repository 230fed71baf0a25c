import type { Page } from 'playwright/test';
import { href } from '#routes/href.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { tabTo } from '../../support/tab-to.ts';

const account = words('en', 'account');
const recovery = words('en', 'recovery');
const rules = words('en', 'rules');
const shared = words('en', 'shared');
const tickets = words('en', 'tickets');

const press = (page: Page, key: string) => page.keyboard.press(key);

test('by keyboard alone a password is recovered and the new one logs in', {
  tag: ['@keyboard:recovery', '@keyboard:login'],
}, async ({ page, verbs }) => {
  await verbs.open('login', { locale: 'en' });
  await tabTo(page, 'Forgot your password');
  await press(page, 'Enter');
  await page.waitForURL(`**${href('forgotPassword', { locale: 'en' })}`);
  await tabTo(page, '^Email$');
  await page.keyboard.type('lin@example.com');
  await press(page, 'Enter');
  // The next step has the focus in its field.
  await expect(page.getByLabel(recovery('code'))).toBeFocused();
  await page.keyboard.type('246810');
  await expect(page.getByLabel(recovery('newPassword.label'), { exact: true })).toBeFocused();
  await page.keyboard.type('new-pass-1');
  await tabTo(page, `^${recovery('newPassword.repeat')}$`);
  await page.keyboard.type('new-pass-1');
  await press(page, 'Enter');
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await tabTo(page, '^Email$');
  await press(page, 'Control+A');
  await page.keyboard.type('lin@example.com');
  await tabTo(page, '^Password$');
  await page.keyboard.type('new-pass-1');
  await press(page, 'Enter');
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
});

test('by keyboard alone a member opens a ticket from the list, answers it, and writes another', {
  tag: ['@keyboard:thread', '@keyboard:ticket', '@reader:thread'],
}, async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('ticket', { locale: 'en' });
  await expect(page.locator('.fallback')).toHaveCount(0);
  await tabTo(page, 'Paid, but still not active');
  await press(page, 'Enter');
  await page.waitForURL(`**${href('ticketContent', { locale: 'en', params: { id: '102' } })}`);
  const messages = page.getByRole('list', { name: tickets('thread.messages') }).locator('.message');
  await expect(messages.first()).toBeVisible();
  const before = await messages.count();
  await tabTo(page, `^${tickets('field.reply')}$`);
  await page.keyboard.type('Still waiting');
  await tabTo(page, `^${tickets('send.reply')}$`);
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: tickets('send.replied') })).toBeVisible();
  await expect(messages).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: tickets('send.reply') })).toBeFocused();
  await verbs.open('ticketCreate', { locale: 'en' });
  await tabTo(page, `^${tickets('field.title')}$`);
  // Go back to the field before the title.
  await press(page, 'Shift+Tab');
  await page.keyboard.type('Sugg');
  await tabTo(page, `^${tickets('field.title')}$`);
  await page.keyboard.type('A darker dark');
  await tabTo(page, `^${tickets('field.content')}$`);
  await page.keyboard.type('Please');
  await tabTo(page, `^${tickets('create.submit')}$`);
  await press(page, 'Enter');
  await page.waitForURL(/\/ticketContent\/\d{5}\//);
  expect(sandbox.calls('ticketAdd').map(({ payload }) => payload)).toMatchObject([
    { subject: '102', content: 'Still waiting' },
    { title: 'A darker dark', type: 5 },
  ]);
});

test('by keyboard alone a member removes a device, reads a receipt, and adds and deletes a rule', {
  tag: ['@keyboard:account', '@keyboard:rules'],
}, async ({ page, verbs }) => {
  await verbs.signedIn('dev');
  await verbs.open('account', { locale: 'en' });
  await tabTo(page, '^Remove\\s*Work laptop$');
  await press(page, 'Enter');
  // The safe answer has the focus. The other answer is one Tab further.
  const dialog = page.getByRole('dialog', { name: account('devices.askTitle') });
  await expect(dialog.getByRole('button', { name: shared('dialog.cancel') })).toBeFocused();
  await tabTo(page, `^${account('devices.unbind')}$`);
  await press(page, 'Enter');
  await expect(page.getByText('16 devices added')).toBeVisible();
  await tabTo(page, `^${account('devices.tab')}$`);
  await press(page, 'ArrowRight');
  await expect(page.getByRole('tab', { name: account('orders.tab') })).toBeFocused();
  await tabTo(page, '^Page 2$');
  await press(page, 'Enter');
  await expect(page).toHaveTitle('Page 2 – Orders – Account – Petrel');
  await press(page, 'Shift+Tab');
  await tabTo(page, '^Receipt');
  await press(page, 'Enter');
  const title = page.getByRole('heading', { name: words('en', 'receipt')('title') });
  await expect(title).toBeFocused();
  await tabTo(page, `^${words('en', 'receipt')('back')}$`);
  await press(page, 'Enter');
  await expect(title).toBeHidden();
  await expect(page.getByRole('button', { name: /^Receipt/ }).and(page.locator(':focus'))).toHaveCount(1);
  await verbs.become('lin');
  await verbs.open('rules', { locale: 'en' });
  await tabTo(page, `^${rules('add.open')}$`);
  await press(page, 'Enter');
  await expect(page.getByLabel(rules('add.label'))).toBeFocused();
  await page.keyboard.type('new.example');
  await tabTo(page, `^${rules('add.do', { count: 1 })}$`);
  await press(page, 'Enter');
  const added = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: rules('delete.one', { domain: 'new.example' }) }),
  });
  await expect(added).toBeVisible();
  await tabTo(page, `^${rules('delete.one', { domain: 'new.example' })}$`);
  await press(page, 'Enter');
  await tabTo(page, `^${rules('confirm.do', { count: 1 })}$`);
  await press(page, 'Enter');
  await expect(added).toHaveCount(0);
});

test('by keyboard alone a visitor reads an answer, copies a value of the router, and chooses an app', {
  tag: ['@keyboard:faq', '@keyboard:guides', '@reader:guides'],
}, async ({ page, verbs, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await verbs.open('faq', { locale: 'en' });
  await tabTo(page, `^${words('en', 'faq')('search')}$`);
  await page.keyboard.type('15236');
  // Only one topic and one of its questions are visible.
  await expect(page.locator('main details:visible')).toHaveCount(2);
  const question = page.locator('main details details > summary:visible');
  await expect(question).toHaveCount(1);
  await tabTo(page, RegExp.escape((await question.textContent())?.trim() ?? ''));
  await press(page, 'Enter');
  await expect(page.locator('main details details[open]')).toContainText('15236');
  await verbs.open('routerGuide', { locale: 'en', params: { step: '4' } });
  await tabTo(page, `^Copy\\s*${words('en', 'router')('address')}$`);
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: shared('copy.done') })).toBeVisible();
  await expect.poll(() => copiedText(page)).toBe('192.168.1.1');
  await verbs.open('downloadClient', { locale: 'en', params: { type: 'ios' } });
  await tabTo(page, '^Windows$');
  await press(page, 'Enter');
  await page.waitForURL(`**${href('downloadClient', { locale: 'en', params: { type: 'windows' } })}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Windows');
});
