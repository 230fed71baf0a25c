/** Buttons that a press removes: where the focus is afterwards. */
import type { Page } from 'playwright/test';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { chooseMethod, pressPay } from '../checkout/buying.ts';

const tickets = words('en', 'tickets');
const forget = words('en', 'shared')('kept.forget');

/** Presses a button by keyboard, and waits until something of this selector has the focus. */
async function movesFocusTo(page: Page, button: string | RegExp, to: string): Promise<void> {
  const pressed = page.getByRole('button', { name: button }).filter({ visible: true }).last();
  await pressed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(to)).toBeFocused();
}

test('the button that forgets a stored address moves the focus to the empty field, in each form that stores one', async ({
  page,
  verbs,
}) => {
  for (const [screen, field] of [
    ['login', 'account'],
    ['register', 'email'],
  ] as const) {
    await verbs.open(screen, { locale: 'en' });
    await page.locator(`#${field}`).pressSequentially('lin@example.com');
    // The form stores the address once the typing pauses, and a reload before that would lose the address.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('lin@example.com');
    await page.reload();
    await islandsReady(page);
    await movesFocusTo(page, forget, `#${field}`);
    await expect(page.locator(`#${field}`)).toHaveValue('');
  }
});

test('accepting a suggested address moves the focus to its field', async ({ page, verbs }) => {
  for (const [screen, name] of [
    ['register', /gmail\.com$/],
    ['touristTicket', /gmail\.com\?$/],
  ] as const) {
    await verbs.open(screen, { locale: 'en' });
    await page.locator('#email').fill('lin@gmial.com');
    await page.keyboard.press('Tab');
    await movesFocusTo(page, name, '#email');
    await expect(page.locator('#email')).toHaveValue('lin@gmail.com');
  }
});

test('a ticket’s buttons that disappear pass the focus on: details, pictures, discard', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  await page.locator('#content').fill('It does not connect.');
  await movesFocusTo(page, tickets('details.add'), '#details');
  await movesFocusTo(page, tickets('details.remove'), '.composer-more');
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').setInputFiles([text, { ...text, name: 'b.txt' }]);
  await expect(page.locator('.upload')).toHaveCount(2);
  await movesFocusTo(page, /b\.txt$/, '.upload-remove');
  await movesFocusTo(page, /a\.txt$/, '[data-adds-images]');
  await page.getByRole('button', { name: tickets('draft.discard') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: tickets('draft.discard') }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('giving up an order in the checkout moves the focus to the pay button', async ({ page, verbs }) => {
  await verbs.signedIn('leo');
  await verbs.open('packages', { locale: 'en', params: { level: '1' } });
  await chooseMethod(page, 'en', 'aliPay');
  await pressPay(page, 'en', '$49.99');
  await page.waitForURL('**/pay/**');
  await verbs.open('packages', { locale: 'en', params: { level: '1' } });
  await movesFocusTo(page, words('en', 'waiting')('do.notPaid'), 'form.checkout [type=submit]');
});
