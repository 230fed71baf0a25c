import type { Page } from 'playwright/test';
import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, words } from '../support/fixtures.ts';
import { clientFile } from '../support/script-files.ts';

const CLIENT = clientFile();
const login = words('en', 'login');

/** From now on, the request for the client's file fails (`broken`) or waits for `letGo` (`held`). */
async function withClient(page: Page, fate: 'broken' | 'held'): Promise<{ letGo(): Promise<void> }> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${CLIENT}`, async (route) => {
    if (fate === 'broken') return route.abort();
    await held;
    await route.continue();
  });
  return {
    async letGo() {
      release();
      if (fate === 'broken') await page.unroute(`**${CLIENT}`);
    },
  };
}

test('a client that does not load is a network failure; trying again signs in', async ({ page, verbs, sandbox }) => {
  const locale = 'en';
  const t = words(locale, 'login');
  verbs.expectConsole(/client|distribution/);
  const client = await withClient(page, 'broken');
  await verbs.open('login', { locale });
  await verbs.fillLogin(locale, 'lin');
  const reason = words(locale, 'shared')('failure.reason.code');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByLabel(t('account'), { exact: true })).toHaveValue('lin@example.com');
  await expect(page.getByLabel(t('password'), { exact: true })).toHaveValue('petrel-8');
  expect(sandbox.calls('login')).toHaveLength(0);
  await expectAccessible(page);
  await client.letGo();
  await page.getByRole('button', { name: t('submit'), exact: true }).click();
  await page.waitForURL(`**${href('account', { locale })}`);
  await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
});

test('while the client is on its way the button is busy, and pressing again sends nothing twice', async ({
  page,
  verbs,
  sandbox,
}) => {
  const client = await withClient(page, 'held');
  await verbs.open('login', { locale: 'en' });
  await verbs.fillLogin('en', 'lin');
  await expect(page.getByRole('button', { name: login('submitting') })).toBeDisabled();
  await page.getByLabel(login('password'), { exact: true }).press('Enter');
  await client.letGo();
  await page.waitForURL(`**${href('account', { locale: 'en' })}`);
  await expect.poll(() => sandbox.calls('login')).toHaveLength(1);
});

test('a ticket waits for the client with all that was written, and is opened once', async ({
  page,
  verbs,
  sandbox,
}) => {
  const t = words('en', 'tickets');
  verbs.expectConsole(/client|distribution/);
  const client = await withClient(page, 'broken');
  await verbs.open('touristTicket', { locale: 'en' });
  await page.getByLabel(t('field.type')).selectOption({ label: t('guestType.account') });
  await page.getByLabel(t('field.email')).fill('guest@example.com');
  await page.getByLabel(t('field.title')).fill('No mail');
  await page.getByLabel(t('field.content')).fill('The code never came.');
  await page.getByRole('button', { name: t('create.submit') }).click();
  const reason = words('en', 'shared')('failure.reason.code');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  // Nothing has left, so nothing can have arrived.
  await expect(page.getByText(t('again.notice'))).toHaveCount(0);
  await expect(page.getByLabel(t('field.content'))).toHaveValue('The code never came.');
  await client.letGo();
  await page.getByRole('button', { name: t('create.submit') }).click();
  await page.waitForURL(/key=/);
  await expect.poll(() => sandbox.calls('ticketTouristAdd')).toHaveLength(1);
});
