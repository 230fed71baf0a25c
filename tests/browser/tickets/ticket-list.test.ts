import { href } from '../../../src/routes/href.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';
import { storageKey } from '../support/storage.ts';
import { switchLanguage } from '../support/switch-language.ts';

test('the list shows five tickets a page, and a row opens its thread by keyboard (en)', async ({ page, verbs }) => {
  const locale = 'en';
  const t = words(locale, 'tickets');
  await verbs.signedIn('tia');
  await verbs.open('ticket', { locale });
  const rows = page.getByRole('region', { name: t('list.label') }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: words(locale, 'shared')('pager.page', { page: 3 }) }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: words(locale, 'shared')('pager.previous') }).click();
  await page.getByRole('link', { name: 'Change my e-mail address' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ticketContent\/\d+06\/$/);
});

test('the page of the list survives another language, a reload and the way back from a thread', async ({
  page,
  verbs,
}) => {
  await verbs.signedIn('tia');
  await page.setViewportSize(PHONE);
  await verbs.open('ticket', { locale: 'en' });
  await expect(page.locator('.ticket-row')).toHaveCount(5);
  await expectAccessible(page);
  const turnTo = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  const rows = page.locator('.ticket-row');
  await turnTo(3);
  await expect(rows).toHaveCount(2);
  const titles = await rows.getByRole('link').allTextContents();
  await expect(page).toHaveURL(href('ticket', { locale: 'en', query: { page: '3' } }));
  await switchLanguage(page, '繁體中文');
  await page.waitForURL(`**${href('ticket', { locale: 'tw', query: { page: '3' } })}`);
  await expect(rows.getByRole('link')).toHaveText(titles);
  await page.reload();
  await expect(rows.getByRole('link')).toHaveText(titles);
  await rows.getByRole('link').first().click();
  await page.waitForURL(/ticketContent/);
  await page.goBack();
  await expect(rows.getByRole('link')).toHaveText(titles);
});

test('a new reply stands out until it is opened here; then its row has the time of the last message, until the member logs out', async ({
  page,
  verbs,
}) => {
  const t = words('en', 'tickets');
  await verbs.signedIn('lin');
  await verbs.open('ticket', { locale: 'en' });
  const row = page.getByRole('listitem').filter({ hasText: '连接后无法打开网页' });
  await expect(row).toHaveAttribute('data-unread');
  await expect(row).toContainText(`${t('state.newReply')}${t('list.opened')} 20`);
  await row.getByRole('link').click();
  const last = page.locator('.message').last().getByRole('time');
  await expect(last).toBeVisible();
  const moment = await last.getAttribute('datetime');
  await page.goBack();
  await expect(row).not.toHaveAttribute('data-unread');
  await expect(row).toContainText(`${t('list.ours')} 20`);
  await expect(row.getByRole('time')).toHaveAttribute('datetime', moment ?? 'none');
  await page
    .getByRole('button', { name: words('en', 'common')('menu.logOut') })
    .first()
    .click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey('ticketsSeen'))).toBeNull();
});
