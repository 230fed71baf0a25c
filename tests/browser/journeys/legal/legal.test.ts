import { refundTicket } from '#domain/refund.ts';
import { href } from '#routes/href.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';

test('without JavaScript the names of all stored values are folded below their purposes', async ({
  browser,
  sandbox,
}) => {
  const page = await browser.newPage({ baseURL: sandbox.origin, javaScriptEnabled: false, viewport: PHONE });
  await page.goto(href('privacy', { locale: 'en' }));
  await expect(page.getByText('signedInHint')).toBeHidden();
  await page.locator('#privacy-every-value-by-name > summary').click();
  await expect(page.getByText('signedInHint')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.close();
});

test('inside the app the legal texts have no header and no footer', async ({ page, verbs }) => {
  for (const screen of ['appTerms', 'appPrivacy'] as const) {
    await verbs.open(screen, { locale: 'zh' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await page.locator('main p a[href$="#refund"]').click();
  await page.waitForURL(`**${href('appTerms', { locale: 'zh', hash: 'refund' })}`);
});

test('the table of contents leads to a part, and the part keeps its address in another language', async ({
  page,
  verbs,
}) => {
  await verbs.open('terms', { locale: 'en' });
  const contents = page.getByRole('navigation', { name: words('en', 'legal')('contents') });
  await contents.getByRole('link', { name: 'Liability' }).click();
  await page.waitForURL(`**${href('terms', { locale: 'en', hash: 'terms-liability' })}`);
  // On phones the table of contents is folded into one line.
  await page.setViewportSize(PHONE);
  await verbs.open('terms', { locale: 'en' });
  await expect(contents.getByRole('link', { name: 'Liability' })).toBeHidden();
  await contents.getByText(words('en', 'legal')('contents')).click();
  await contents.getByRole('link', { name: 'Liability' }).click();
  await expect(page.locator('#terms-liability')).toBeInViewport();
  await page.goto(href('terms', { locale: 'zh', hash: 'terms-liability' }));
  await expect(page.locator('#terms-liability')).toBeInViewport();
});

test('the refund policy leads members and guests to a ticket with prepared text', async ({ page, verbs }) => {
  const t = words('en', 'legal');
  const tickets = words('en', 'tickets');
  const template = words('en', 'prefill');
  const actions = page.locator('.refund-actions');
  await verbs.open('terms', { locale: 'en', hash: 'refund' });
  await expect(actions.getByRole('link', { name: t('refund.ticket') })).toBeHidden();
  await actions.getByRole('link', { name: t('refund.guestTicket') }).click();
  await expect(page.getByLabel(tickets('field.type'))).toHaveValue('2');
  const lines = [template('order', { order: '' }), template('account', { account: '' }), template('refund.content')];
  await expect(page.getByLabel(tickets('field.content'))).toHaveValue(lines.join('\n'));
  await verbs.open('terms', { locale: 'en', hash: 'refund' });
  // A visitor logs in before the ticket opens.
  await actions.getByRole('link', { name: t('refund.logIn') }).click();
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${href('ticketCreate', { locale: 'en', query: refundTicket() })}`);
  await expect(page.getByLabel(tickets('field.type'))).toHaveValue('2');
  await expect(page.getByLabel(tickets('field.title'))).toHaveValue(template('refund.title'));
  await verbs.open('terms', { locale: 'en', hash: 'refund' });
  const own = actions.getByRole('link', { name: t('refund.ticket') });
  await expect(own).toHaveAttribute('href', href('ticketCreate', { locale: 'en', query: refundTicket() }));
});
