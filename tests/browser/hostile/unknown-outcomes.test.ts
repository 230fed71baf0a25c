import { expectAccessible } from '../support/accessible.ts';
import { expect, islandsReady, test, words } from '../support/fixtures.ts';

test('a guest is asked before a ticket whose answer was lost is sent again, even after a reload', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/Failed to load resource/);
  await verbs.open('touristTicket', { locale: 'en' });
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
  await dialog.getByRole('button', { name: words('en', 'shared')('dialog.cancel') }).click();
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(1);
  await send.click();
  await dialog.getByRole('button', { name: t('again.confirm') }).click();
  await page.waitForURL(/key=/);
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(2);
});

test('a withdrawal shows a changed amount first, and outdated figures keep the button off', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'invite');
  const open = page.getByRole('button', { name: t('withdraw.open'), exact: true });
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('pia');
  const more = [
    { at: 'bean.promoData.rebate.0.usd', value: 900 },
    { at: 'bean.promoData.rebate.0.state', value: 1 },
  ];
  await verbs.open('invite', { locale: 'en' });
  await expect(open).toBeEnabled();
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: more, times: 2 });
  verbs.fault({ call: 'invite', kind: 'http500' });
  await open.click();
  await page.getByLabel(t('withdraw.bank')).selectOption('boc');
  await page.getByLabel(t('withdraw.name')).fill('Pia');
  await page.getByLabel(t('withdraw.card')).fill('4111111111111111');
  await page.getByRole('button', { name: t('withdraw.do', { amount: '$96.40' }) }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The amount is now' })).toBeVisible();
  expect(sandbox.calls('cashOutDraw')).toHaveLength(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw \$/ })
    .click();
  await expect(page.getByText(t('withdraw.old'))).toBeVisible();
  await expect(open).toBeDisabled();
  await expect.poll(() => sandbox.calls('cashOutDraw')).toHaveLength(1);
  await page.getByRole('button', { name: words('en', 'shared')('failure.retry') }).click();
  await expect(page.getByText(t('withdraw.old'))).toHaveCount(0);
  await expect(open).toBeDisabled();
});
