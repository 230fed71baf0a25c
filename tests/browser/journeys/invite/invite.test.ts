import { expectAccessible } from '../../support/accessible.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

const t = words('en', 'invite');

test('records, rebates and withdrawals are split into pages, and the address keeps the page', async ({
  page,
  verbs,
}) => {
  const turnTo = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  await verbs.signedIn('sam');
  await verbs.open('invite', { locale: 'en' });
  await expect(page.getByRole('img', { name: t('link.qr') }).locator('path')).toHaveAttribute('d', /^M4 4h7/);
  const records = page.getByRole('region', { name: t('record.title') });
  await expect(records.getByRole('listitem')).toHaveCount(5);
  await turnTo(4);
  await expect(records.getByRole('listitem')).toHaveCount(2);
  await verbs.become('pia');
  await verbs.open('invite', { locale: 'en' });
  const rebates = page.getByRole('tabpanel', { name: t('rebates.title') });
  // The rebates have three page numbers, and an ellipsis for the rest.
  await expect(rebates.getByRole('navigation').getByRole('button')).toHaveText(['', '1', '2', '…', '4', '']);
  // Known states have labels and colours. An unknown state shows its number.
  const tags = rebates.locator('.tag');
  await expect(tags).toHaveText([
    'Under review',
    'Under review',
    'Ready to withdraw',
    'Ready to withdraw',
    'Ready to withdraw',
  ]);
  await expect(tags.nth(2)).toHaveAttribute('data-tone', 'success');
  const next = rebates.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(tags).toHaveText(['Withdrawing', 'Paid out', 'Paid out', 'Paid out', 'Refunded']);
  await expect(tags.nth(4)).toHaveAttribute('data-tone', 'danger');
  await next.click();
  await expect(tags).toHaveText(['Duplicate, not counted', 'Status 6', 'Paid out', 'Paid out', 'Paid out']);
  await expect(tags.nth(1)).toHaveAttribute('data-tone', 'info');
  await turnTo(4);
  await expect(rebates.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(rebates.getByRole('listitem')).toHaveCount(2);
});

test('a withdrawal groups the card number, stops at a doubtful one, and adds a row', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('pia');
  await verbs.open('invite', { locale: 'en' });
  await page.getByRole('button', { name: t('withdraw.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('withdraw.title', { amount: '$96.40' }) });
  const send = dialog.getByRole('button', { name: t('withdraw.do', { amount: '$96.40' }) });
  await send.click();
  await expect(dialog.getByLabel(t('withdraw.bank'))).toBeFocused();
  await expectAccessible(page);
  await expect(dialog.getByLabel(t('withdraw.name'))).toHaveAccessibleDescription('Enter the cardholder’s name.');
  // Typing into one of the missing fields keeps the focus there.
  await dialog.getByLabel(t('withdraw.name')).pressSequentially('Pia Chen');
  await expect(dialog.getByLabel(t('withdraw.name'))).toBeFocused();
  await expect(dialog.getByLabel(t('withdraw.name'))).toHaveValue('Pia Chen');
  await dialog.getByLabel(t('withdraw.bank')).selectOption({ label: t('banks.icbc') });
  const card = dialog.getByLabel(t('withdraw.card'));
  await expect(card).toHaveAttribute('autocomplete', 'cc-number');
  await expect(dialog.getByLabel(t('withdraw.name'))).toHaveAttribute('autocomplete', 'cc-name');
  await card.pressSequentially('4111x1111 11111112');
  await expect(card).toHaveValue('4111 1111 1111 1112');
  // A number is not called wrong while it is typed.
  await expect(dialog.getByText(t('withdraw.doubt'))).toHaveCount(0);
  await send.click();
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription(t('withdraw.doubt'));
  expect(sandbox.calls('cashOutDraw')).toEqual([]);
  await card.press('Backspace');
  await card.press('1');
  await expect(dialog.getByText(t('withdraw.doubt'))).toHaveCount(0);
  await send.click();
  await expect(page.getByText(t('withdraw.sent'))).toBeVisible();
  const draws = page.getByRole('list', { name: t('draws.title') });
  await expect(draws).toBeFocused();
  await expect(draws.getByRole('listitem').first()).toContainText(/\$96\.40.*Pending/);
  await expect(page.getByRole('button', { name: t('withdraw.open'), exact: true })).toBeDisabled();
  await expect
    .poll(() => sandbox.calls('cashOutDraw').map(({ payload }) => payload))
    .toEqual([{ type: 1, bank: 'icbc', account: '4111111111111111', name: 'Pia Chen' }]);
});

test('a card number can be edited across its blanks, in the middle and by pasting', async ({
  page,
  verbs,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await verbs.signedIn('pia');
  await verbs.open('invite', { locale: 'en' });
  await page.getByRole('button', { name: t('withdraw.open'), exact: true }).click();
  const card = page.getByLabel(t('withdraw.card'));
  const caret = () => card.evaluate((input: HTMLInputElement) => input.selectionStart);
  const caretAt = (place: number) =>
    card.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), place);
  await card.pressSequentially('622202123456x');
  await expect(card).toHaveValue('6222 0212 3456');
  await caretAt(5);
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('6220 2123 456');
  await expect.poll(() => caret()).toBe(3);
  await page.keyboard.type('202');
  await expect(card).toHaveValue('6222 0202 1234 56');
  await expect.poll(() => caret()).toBe(7);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(card).toHaveValue('6222 0212 3456');
  await page.evaluate(() => navigator.clipboard.writeText('9-9 99 99'));
  await page.keyboard.press('Control+V');
  await expect(card).toHaveValue('6222 0299 9999 1234 56');
  await expect.poll(() => caret()).toBe(14);
  await card.fill('');
  // An input method composes full-width digits.
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '６２２２０', selectionStart: 5, selectionEnd: 5 });
  await expect(card).toHaveValue('６２２２０');
  await session.send('Input.insertText', { text: '６２２２０' });
  await expect(card).toHaveValue('6222 0');
});

test('below the minimum the button says what is missing, and the page claims nothing unknown', async ({
  page,
  verbs,
}) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('pol');
  await verbs.open('invite', { locale: 'en' });
  const button = page.getByRole('button', { name: t('withdraw.open'), exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('You need $30.00 more to reach the minimum of $50.00.');
  // If the minimum is unknown, the page still shows everything else.
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: [{ at: 'bean.promoData.outNum' }] });
  await verbs.become('pia');
  await verbs.open('invite', { locale: 'en' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(t('withdraw.unknown'));
  await expect(page.getByRole('definition')).toHaveText(['1,284', '87', '$162.00']);
  await expect(page.getByRole('region', { name: t('promo.withdrawable') })).toContainText('$96.40');
  await expect(page.getByText(t('steps.promoPaid'))).toBeVisible();
  await expectAccessible(page);
  // A reward of an unknown level names no level.
  verbs.fault({ call: 'invite', kind: 'rewrite', changes: [{ at: 'bean.shareData.rewardList.0.type' }] });
  await verbs.become('sam');
  await verbs.open('invite', { locale: 'en' });
  const rewards = page.getByRole('region', { name: t('rewards.title') });
  await expect(rewards.getByRole('listitem').first()).toHaveText('360 days30 days');
  // The friend's days are told apart from the member's.
  const bonus = page.getByRole('region', { name: t('bonus.title') });
  await expect(bonus.getByRole('listitem')).toHaveText([
    'Premium, 360 days30 bonus days',
    'Basic, 720 days30 bonus days',
    'Basic, 360 days15 bonus days',
  ]);
  await expect(page.getByRole('region', { name: t('steps.title') }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: t('link.showQr') }).click();
  await expect(page.getByRole('img', { name: t('link.qr') })).toBeVisible();
  await expectAccessible(page);
});

test('the link is copied, and given to the system’s share sheet', async ({ page, verbs, sandbox, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `shared ${data.url}`;
      },
    });
  });
  await verbs.signedIn('sam');
  await verbs.open('invite', { locale: 'en' });
  await page.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => copiedText(page)).toBe(`${sandbox.origin}/?ref=sam`);
  await page.getByRole('button', { name: t('share.do'), exact: true }).click();
  await expect(page).toHaveTitle(`shared ${sandbox.origin}/?ref=sam`);
});
