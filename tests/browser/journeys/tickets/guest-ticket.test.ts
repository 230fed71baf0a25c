import type { Page } from 'playwright/test';
import { refundTicket } from '#domain/refund.ts';
import type { Locale } from '#routes/locales.ts';
import { PLACED } from '../../../model/support/placed.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { copiedText } from '../../support/clipboard.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { storageKey } from '../../support/storage.ts';

async function fillTicket(page: Page, locale: Locale): Promise<void> {
  const t = words(locale, 'tickets');
  await page.getByLabel(t('field.type')).selectOption({ label: t('guestType.getClient') });
  await page.getByLabel(t('field.email')).fill('guest@new.example');
  await page.getByLabel(t('field.title')).fill('<b>Which</b> file?');
  await page.getByLabel(t('field.content')).fill('For an old phone');
}

test('a guest opens a ticket, can keep its link in each way, and replies (en)', async ({ page, verbs, sandbox }) => {
  const locale = 'en';
  const t = words(locale, 'tickets');
  await verbs.open('touristTicket', { locale });
  await fillTicket(page, locale);
  await page.getByRole('button', { name: t('create.submit') }).click();
  await page.waitForURL(/\/touristTicket\/\?key=[\da-f]{24}$/);
  await expect(page.getByText(t('send.done'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '<b>Which</b> file?' })).toBeVisible();
  await expect
    .poll(() => sandbox.calls('ticketTouristAdd')[0]?.payload)
    .toEqual({
      email: 'guest@new.example',
      type: 6,
      title: '<b>Which</b> file?',
      content: 'For an old phone',
      file: [],
    });

  const link = page.url();
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: t('guest.link') }).click();
  await expect.poll(() => copiedText(page)).toBe(link);
  const mail = await page.getByRole('link', { name: t('guest.mail') }).getAttribute('href');
  expect(mail).toMatch(/^mailto:guest%40new\.example\?subject=.+&body=.+/);
  expect(decodeURIComponent(mail ?? '')).toContain(link);
  await page.getByRole('button', { name: t('guest.qr') }).click();
  await expect(page.getByRole('img', { name: t('guest.qrLabel') }).locator('path')).toHaveAttribute('d', /^M/);

  await page.getByLabel(t('field.reply')).fill('Android 7');
  await page.getByRole('button', { name: t('send.reply') }).click();
  await expect(page.locator('.message')).toHaveCount(2);
  await expect
    .poll(() => sandbox.calls('ticketTouristAdd')[1]?.payload)
    .toMatchObject({ content: 'Android 7', file: [] });
});

test('tickets opened on this device are listed until the list is cleared', async ({ page, verbs }) => {
  const t = words('en', 'tickets');
  await verbs.open('touristTicket', { locale: 'en', query: { key: 'guest-answered' } });
  await expect(page.getByRole('heading', { level: 1, name: '连接后无法打开网页' })).toBeVisible();
  await verbs.open('touristTicket', { locale: 'en' });
  await page.getByRole('link', { name: '连接后无法打开网页' }).click();
  await page.waitForURL('**?key=guest-answered');
  await page.goBack();
  await islandsReady(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('guest.clear') }).click();
  await expect(page.getByText(t('guest.clearText'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('guest.clear') })
    .click();
  await expect(page.getByRole('heading', { name: t('guest.listTitle') })).toHaveCount(0);
  await page.reload();
  await islandsReady(page);
  await expect(page.getByRole('heading', { name: t('guest.listTitle') })).toHaveCount(0);
});

test('a pending payment fills in the tickets of members and of guests', async ({ page, verbs }) => {
  const t = words('en', 'tickets');
  const payment = { ...PLACED, label: '360 days', atMs: Date.now() - 600_000 };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey('pendingPayment'),
    JSON.stringify([payment]),
  ] as const);
  await verbs.open('touristTicket', { locale: 'en', query: { type: '1', order: 'P77' } });
  await expect(page.getByLabel(t('field.type'))).toHaveValue('1');
  await expect(page.getByLabel(t('field.title'))).toHaveValue('Paid, but not active yet: 360 days');
  await expect(page.getByLabel(t('field.email'))).toHaveValue('lin@example.com');
  await expect(page.getByLabel(t('field.content'))).toHaveValue(
    /^Order number: P77\nPackage: 360 days\nAmount: \$49\.99\nPaid with: Alipay\nOrdered at: .+\nTransaction number, if you have it:\nAccount: lin@example\.com$/,
  );
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en', query: { type: '1' } });
  await expect(page.getByLabel(t('field.title'))).toHaveValue('Paid, but not active yet: 360 days');
  // The ticket for a refund says nothing about the pending payment.
  await verbs.open('ticketCreate', { locale: 'en', query: refundTicket('P78') });
  await expect(page.getByLabel(t('field.type'))).toHaveValue('2');
  await expect(page.getByLabel(t('field.title'))).toHaveValue('Refund request: P78');
  await expect(page.getByLabel(t('field.content'))).toHaveValue(/^Order number: P78\nReason /);
});
