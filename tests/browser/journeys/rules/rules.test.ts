import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, PHONE, test, words } from '../../support/fixtures.ts';
import { heldBack } from '../../support/slow-scripts.ts';

const t = words('en', 'rules');
const rows = (page: Page) => page.getByRole('list', { name: t('title') }).getByRole('listitem');

test('many rules are split into pages, and can be found, selected and deleted together', async ({ page, verbs }) => {
  await verbs.setting('maxRules', 200);
  await verbs.signedIn('rae');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  await page.getByLabel(t('add.label')).fill(Array.from({ length: 120 }, (_, i) => `site-${i}.example`).join('\n'));
  await page.getByRole('button', { name: 'Add 120 rules' }).click();
  await expect(page.getByText('1–50 of 120 rules')).toBeVisible();
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('101–120 of 120 rules')).toBeFocused();
  await expect(page.getByText('101–120 of 120 rules')).toBeInViewport();
  await page.getByLabel('Select the 20 rules on this page').check();
  await expect(page.getByText('20 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 120 rules' }).click();
  await expect(page.getByText('120 selected')).toBeVisible();
  await page.getByRole('button', { name: t('select.none') }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Select the 20 rules on this page')).toBeFocused();
  // Rules can be added while others are selected.
  await expect(page.getByRole('button', { name: t('add.open') }).filter({ visible: true })).toBeVisible();

  await page.getByLabel(t('find.label')).fill('SITE-11');
  await expect(page.getByText('11 rules found')).toBeVisible();
  await page.getByLabel('Select the 11 rules on this page').check();
  await page.getByRole('button', { name: t('delete.selected') }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 11 rules?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(11);
  await expect(dialog.getByRole('listitem').last()).toHaveText('and 1 more');
  await dialog.getByRole('button', { name: 'Delete 11 rules' }).click();
  await expect(page.getByRole('heading', { name: '109/200 rules' })).toBeFocused();
  await expect(page.getByText('0 rules found')).toBeVisible();
});

test('one rule is deleted after a question, and the list can be saved as a file', async ({ page, verbs }) => {
  const answer = await heldBack(page, '**/api/Website/userRules');
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await expect(page.getByText(words('en', 'shared')('loading'))).toBeAttached();
  await answer.release();
  await expect(rows(page)).toHaveCount(5);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('domain-rules.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFDomain\r\nsite-1.example.com\r\nsite-2.example.com\r\nxn--fiqs8s.example\r\nsite-4.example.com\r\nsite-5.example.com\r\n',
  );
  const remove = page.getByRole('button', { name: t('delete.one', { domain: 'site-2.example.com' }) });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: t('confirm.title', { count: 1 }) });
  await dialog.getByRole('button', { name: words('en', 'shared')('dialog.cancel') }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: t('confirm.do', { count: 1 }) }).click();
  await expect(page.getByText(t('deleted', { count: 1 }))).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '4/20 rules' })).toBeFocused();
});

test('the rules are accessible on a phone in each state, from many rules to none', async ({ page, verbs, sandbox }) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByLabel(t('select.one', { domain: 'site-4.example.com' })).check();
  // At the end of the list, the button for adding covers no row.
  await page.keyboard.press('End');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('delete.selected') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('confirm.do', { count: 1 }) }).click();
  await page.getByLabel(t('select.all')).check();
  await page.getByRole('button', { name: t('delete.selected') }).click();
  await page.getByRole('button', { name: t('confirm.do', { count: 4 }) }).click();
  await expect(page.getByRole('heading', { name: t('empty') })).toBeFocused();
  await expect.poll(() => sandbox.calls('userRulesRemove')).toHaveLength(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page
    .getByRole('button', { name: t('add.open') })
    .filter({ visible: true })
    .click();
  const long = `${'long-'.repeat(11)}name.example`;
  await page.getByLabel(t('add.label')).fill(`https://${long}/x\nb.com, c.com\nintranet\na.com\na.com`);
  await expect(page.getByRole('button', { name: `Use ${long}` })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('if the list cannot load after a change, it is marked as old and loads on demand', async ({ page, verbs }) => {
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await expect(rows(page)).toHaveCount(5);
  verbs.fault({ call: 'userRulesRemove', kind: 'rewrite', changes: [{ at: 'bean', value: {} }] });
  verbs.fault({ call: 'userRules', kind: 'http500', times: 2 });
  await page.getByRole('button', { name: t('delete.one', { domain: 'site-2.example.com' }) }).click();
  await page.getByRole('button', { name: t('confirm.do', { count: 1 }) }).click();
  const old = page.getByRole('alert').filter({ hasText: 'This list may be out of date' });
  await expect(old).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await old.getByRole('button').click();
  await expect(page.getByRole('heading', { name: '5/20 rules' })).toBeFocused();
  await old.getByRole('button').click();
  await expect(page.getByRole('heading', { name: '4/20 rules' })).toBeFocused();
  await expect(old).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
});
