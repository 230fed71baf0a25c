import type { Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';

const invite = words('en', 'invite');

/** Fills in the withdrawal's form, and sends it. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: invite('withdraw.open'), exact: true }).click();
  await page.getByLabel(invite('withdraw.bank')).selectOption('boc');
  await page.getByLabel(invite('withdraw.name')).fill('Pia');
  await page.getByLabel(invite('withdraw.card')).fill('4111111111111111');
  await page.getByRole('button', { name: invite('withdraw.do', { amount: '$96.40' }) }).click();
}

test('a guest whose answer was lost is asked before the same ticket is sent again, after a reload too', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'en';
  const t = words(locale, 'tickets');
  verbs.expectConsole(/Failed to load resource/);
  await verbs.open('touristTicket', { locale });
  await page.getByLabel(t('field.type')).selectOption({ label: t('guestType.account') });
  await page.getByLabel(t('field.email')).fill('guest@example.com');
  await page.getByLabel(t('field.title')).fill('No mail');
  await page.getByLabel(t('field.content')).fill('The code never came.');
  verbs.fault({ call: 'ticketTouristAdd', kind: 'lost' });
  const send = page.getByRole('button', { name: t('create.submit') });
  await send.click();
  await expect(page.getByText(t('again.notice'))).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await islandsReady(page);
  await expect(page.getByLabel(t('field.content'))).toHaveValue('The code never came.');
  await send.click();
  const dialog = page.getByRole('dialog', { name: t('again.lost.title') });
  await expect(dialog).toContainText('No mail');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words(locale, 'shared')('dialog.cancel') }).click();
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(1);
  await send.click();
  await dialog.getByRole('button', { name: t('again.confirm') }).click();
  await page.waitForURL(/key=/);
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(2);
});

test('a ticket whose page is left while the server works on it is asked about before it is sent again', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  await page.getByLabel(t('field.type')).selectOption({ label: t('type.suggestion') });
  await page.getByLabel(t('field.title')).fill('Dark mode');
  await page.getByLabel(t('field.content')).fill('Please');
  verbs.fault({ call: 'ticketAdd', kind: 'slow', ms: 20_000 });
  page.on('dialog', (dialog) => dialog.accept());
  const send = page.getByRole('button', { name: t('create.submit') });
  await send.click();
  await expect.poll(() => sandbox.calls('ticketAdd')).toHaveLength(1);
  await page.goto(href('faq', { locale: 'en' }));
  await page.goBack();
  await islandsReady(page);
  await expect(page.getByLabel(t('field.content'))).toHaveValue('Please');
  await send.click();
  await expect(page.getByRole('dialog', { name: t('again.lost.title') })).toContainText('Dark mode');
  expect(sandbox.calls('ticketAdd')).toHaveLength(1);
});

test('an amount that has changed is shown before it is withdrawn; old figures are said to be old, and keep the button off', async ({
  page,
  verbs,
  sandbox,
}) => {
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('pia');
  const more = [
    { at: 'bean.promoData.rebate.0.usd', value: 900 },
    { at: 'bean.promoData.rebate.0.state', value: 1 },
  ];
  await verbs.open('invite', { locale: 'en' });
  await expect(page.getByRole('button', { name: invite('withdraw.open'), exact: true })).toBeEnabled();
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: more, times: 2 });
  verbs.fault({ call: 'invite', kind: 'http500' });
  await withdraw(page);
  const now = page.getByRole('alert').filter({ hasText: 'The amount is now' });
  await expect(now).toBeVisible();
  expect(sandbox.calls('cashOutDraw')).toHaveLength(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw \$/ })
    .click();
  await expect(page.getByText(invite('withdraw.old'))).toBeVisible();
  const open = page.getByRole('button', { name: invite('withdraw.open'), exact: true });
  await expect(open).toBeDisabled();
  await expect.poll(() => sandbox.calls('cashOutDraw')).toHaveLength(1);
  await page.getByRole('button', { name: words('en', 'shared')('failure.retry') }).click();
  await expect(page.getByText(invite('withdraw.old'))).toHaveCount(0);
  await expect(open).toBeDisabled();
});

test('a ticket that was pressed without a network is not asked about: nothing was sent', async ({
  page,
  context,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  await page.getByLabel(t('field.type')).selectOption({ label: t('type.suggestion') });
  await page.getByLabel(t('field.title'), { exact: true }).fill('Bill');
  await page.getByLabel(t('field.content'), { exact: true }).fill('Where is it?');
  await context.setOffline(true);
  const send = page.getByRole('button', { name: t('create.submit') });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('offline');
  await context.setOffline(false);
  await send.click();
  await page.waitForURL('**/en/ticketContent/**');
  expect(sandbox.calls('ticketAdd')).toHaveLength(1);
});
