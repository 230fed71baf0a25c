import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { storageKey } from '../../support/storage.ts';
import { switchLanguage } from '../../support/switch-language.ts';

test('the list shows five tickets a page, and a row opens its thread by keyboard (en)', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('tia');
  await verbs.open('ticket', { locale: 'en' });
  const rows = page.getByRole('region', { name: words('en', 'tickets')('list.label') }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: words('en', 'shared')('pager.previous') }).click();
  await expect(page).toHaveURL(href('ticket', { locale: 'en', query: { page: '2' } }));
  await switchLanguage(page, '繁體中文');
  await page.waitForURL(`**${href('ticket', { locale: 'tw', query: { page: '2' } })}`);
  await page.reload();
  const link = page.getByRole('link', { name: 'Change my e-mail address' });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ticketContent\/\d+06\/$/);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('above a ticket that may be late, the list promises nothing, and an opened one is marked', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'tickets');
  const main = page.getByRole('main');
  await verbs.signedIn('tia');
  for (const [size, role] of [
    [PHONE, 'paragraph'],
    [DESKTOP, 'heading'],
  ] as const) {
    await page.setViewportSize(size);
    await verbs.open('ticket', { locale: 'en' });
    await expect(main.getByRole(role).filter({ hasText: t('ledeLate') })).toBeVisible();
    await expect(main.getByText(t('lede')).filter({ visible: true })).toHaveCount(0);
  }
  const row = page.getByRole('listitem').filter({ hasText: 'iOS: connects, then drops' });
  await expect(row).toContainText(t('state.waiting'));
  await row.getByRole('link').click();
  await expect(page.locator('.message').last()).toBeVisible();
  await page.goBack();
  await expect(row).toContainText(t('state.late'));
  await verbs.become('lin');
  await verbs.open('ticket', { locale: 'en' });
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByText(t('lede')).filter({ visible: true })).toHaveCount(1);
  await expect(main.getByText(t('ledeLate')).filter({ visible: true })).toHaveCount(0);
});

test('a new reply stands out until its thread is opened, and a log-out forgets the opened threads', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticket', { locale: 'en' });
  const row = page.getByRole('listitem').filter({ hasText: '连接后无法打开网页' });
  await expect(row).toHaveAttribute('data-unread');
  await expect(row).toContainText(new RegExp(`${t('list.opened')} .+ ago${t('state.newReply')}$`));
  await row.getByRole('link').click();
  const last = page.locator('.message').last().getByRole('time');
  await expect(last).toBeVisible();
  const moment = await last.getAttribute('datetime');
  await page.goBack();
  await expect(row).not.toHaveAttribute('data-unread');
  await expect(row).toContainText(new RegExp(`${t('list.ours')} .+ ago`));
  await expect(row.getByRole('time')).toHaveAttribute('datetime', moment ?? 'none');
  await page
    .getByRole('button', { name: words('en', 'common')('menu.logOut') })
    .first()
    .click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey('ticketsSeen'))).toBeNull();
});

test('on a desktop the list is beside the thread and may fail alone; a phone requests no list', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  await page.setViewportSize(PHONE);
  await verbs.open('ticket', { locale: 'en' });
  await page.getByRole('link', { name: 'Paid, but still not active' }).click();
  await page.waitForURL('**/ticketContent/102/');
  await expect(page.getByLabel(t('field.reply'))).toBeVisible();
  await expect(page.locator('.pane')).toBeHidden();
  expect(sandbox.calls('ticket')).toHaveLength(1);
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'ticket', kind: 'http500', times: -1 });
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => sandbox.calls('ticket').length).toBeGreaterThan(1);
  await expect(page.locator('.pane .skeleton')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(t('field.reply'))).toBeVisible();
  sandbox.clearFaults();
  await page.reload();
  const list = page.getByRole('navigation', { name: t('list.label') });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.locator('[aria-current=page]')).toContainText('Paid, but still not active');
  // The thread, which the member reads, is loaded first.
  const names = sandbox.calls().map(({ name }) => name);
  expect(names.lastIndexOf('ticket')).toBeGreaterThan(names.lastIndexOf('ticketView'));
  await expectAccessible(page);
  // The list and the row of the footer below it are together as high as the window.
  const [pane, footer] = [await list.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((pane?.height ?? 0) + (footer?.height ?? 0)).toBe(DESKTOP.height);
  await list.getByRole('link', { name: '连接后无法打开网页' }).click();
  await page.waitForURL('**/ticketContent/101/');
});
