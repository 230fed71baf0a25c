import { expectAccessible } from '../support/accessible.ts';
import { DESKTOP, expect, PHONE, test, words } from '../support/fixtures.ts';

const t = words('en', 'tickets');

test('on a desktop the list stands beside the thread, is asked after it, and marks the open ticket', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('lin');
  await page.setViewportSize(DESKTOP);
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const list = page.getByRole('navigation', { name: t('list.label') });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.locator('[aria-current=page]')).toHaveText('Paid, but still not active');
  const names = sandbox.calls().map(({ name }) => name);
  expect(names.lastIndexOf('ticket')).toBeGreaterThan(names.indexOf('ticketView'));
  await expectAccessible(page);
  expect((await list.boundingBox())?.height).toBe(DESKTOP.height);
  await list.getByRole('link', { name: '连接后无法打开网页' }).click();
  await page.waitForURL('**/ticketContent/101/');
});

test('a list that fails leaves the thread alone, and a phone shows and asks none', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await page.setViewportSize(PHONE);
  await verbs.open('ticket', { locale: 'en' });
  await page.getByRole('link', { name: 'Paid, but still not active' }).click();
  await page.waitForURL('**/ticketContent/102/');
  await expect(page.getByLabel(t('field.reply'))).toBeVisible();
  await expect(page.locator('.pane')).toBeHidden();
  const asked = sandbox.calls('ticket').length;
  expect(asked).toBe(1);
  verbs.expectConsole(/500/);
  verbs.fault({ call: 'ticket', kind: 'http500', times: -1 });
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => sandbox.calls('ticket').length).toBeGreaterThan(asked);
  await expect(page.locator('.pane .skeleton')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(t('field.reply'))).toBeVisible();
});
