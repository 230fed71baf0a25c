/** What screen readers and voice control find: names, announcements and the tab order. */
import { DESKTOP, expect, PHONE, test, words } from '../../support/fixtures.ts';
import { listen } from '../../support/live-regions.ts';

test('in wide windows the footer’s open groups are no buttons; on phones they fold', async ({ page, verbs }) => {
  await page.setViewportSize(DESKTOP);
  await verbs.open('faq', { locale: 'en' });
  const titles = page.locator('.footer .fold-wide > summary');
  await expect(titles).toHaveCount(3);
  const state = () =>
    titles.evaluateAll((all) => all.map((each) => [each.tabIndex, each.parentElement?.hasAttribute('open')]));
  expect(await state()).toEqual([
    [-1, true],
    [-1, true],
    [-1, true],
  ]);
  await titles.first().dispatchEvent('click');
  expect((await state())[0]).toEqual([-1, true]);
  await page.setViewportSize(PHONE);
  await expect.poll(state).toEqual([
    [0, false],
    [0, false],
    [0, false],
  ]);
});

test('the words in an empty search field have the colour of soft text, in both schemes', async ({ page, verbs }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await verbs.open('faq', { locale: 'en' });
    const [placeholder, soft] = await page.getByRole('searchbox').evaluate((field) => {
      const sample = document.querySelector('.soft');
      return [getComputedStyle(field, '::placeholder').color, sample && getComputedStyle(sample).color];
    });
    expect(placeholder).toBe(soft);
  }
});

test('a form in a dialog starts at its first field', async ({ page, verbs }) => {
  await verbs.signedIn('pia');
  await verbs.open('invite', { locale: 'en' });
  await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Bank')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused();
});

test('the check box for all rules has its visible text as its name, and the number is announced beside it', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  const box = page.getByRole('checkbox', { name: 'Select all rules', exact: true });
  await page.getByText('Select all rules', { exact: true }).click();
  await expect(box).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '5 selected' })).toBeVisible();
  await expect(page.getByText('Select all rules', { exact: true })).toBeVisible();
});

test('the number of found questions is announced once the typing pauses', async ({ page, verbs }) => {
  await verbs.open('faq', { locale: 'en' });
  const said = page.getByRole('search').getByRole('status');
  const heard = await listen(page);
  await page.getByRole('searchbox').pressSequentially('refund');
  await expect(said).toContainText(/\d/);
  expect(await heard()).toHaveLength(1);
});

test('in a ticket nothing is between the skip link’s target and the ticket', async ({ page, verbs }) => {
  await page.setViewportSize(DESKTOP);
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const main = page.getByRole('main');
  await expect(
    main.getByRole('navigation', { name: words('en', 'tickets')('list.label') }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(main.getByRole('heading').first()).toHaveJSProperty('localName', 'h1');
});

test('a refused address is marked as wrong until it is changed', async ({ page, verbs }) => {
  await verbs.open('forgotPassword', { locale: 'en' });
  const field = page.locator('#email');
  await field.fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/No account uses this email/);
  await field.press('End');
  await page.keyboard.type('x');
  await expect(field).not.toHaveAttribute('aria-invalid');
});
