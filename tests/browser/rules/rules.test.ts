import { readFile } from 'node:fs/promises';
import { href } from '../../../src/routes/href.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, PHONE, test, words } from '../support/fixtures.ts';

const t = words('en', 'rules');

for (const locale of LOCALES) {
  test(`a member adds domains, sees beforehand what will be added, and is told to restart (${locale})`, async ({
    page,
    verbs,
    sandbox,
  }) => {
    const t = words(locale, 'rules');
    await verbs.signedIn('lin');
    await verbs.open('rules', { locale });
    await expect(page.getByRole('heading', { name: t('used', { used: 5, max: 20 }) })).toBeVisible();
    await page.getByRole('button', { name: t('add.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('add.title') });
    await dialog
      .getByLabel(t('add.label'))
      .fill('https://www.new.example/path?x=1\n\nsite-1.example.com\nplain.example\nplain.example');
    await expect(dialog.getByText(t('add.will', { count: 2, used: 7, max: 20 }))).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([
      `www.new.example${t('note.reducedFromUrl')}`,
      `site-1.example.com${t('note.alreadyThere')}`,
      'plain.example',
      `plain.example${t('note.duplicate')}`,
    ]);
    await dialog.getByRole('button', { name: t('add.do', { count: 2 }) }).click();
    await expect(page.getByText(t('added', { count: 2 }))).toBeVisible();
    await expect(page.getByText(t('restart'))).toBeVisible();
    await expect(page.getByRole('cell', { name: 'www.new.example', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('used', { used: 7, max: 20 }) })).toBeFocused();
    expect(sandbox.calls('userRulesAdd').map(({ payload }) => payload)).toEqual([
      { data: '["www.new.example","plain.example"]' },
    ]);
  });
}

test('a list that is full refuses to take more, and says what to do', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('rob');
  await verbs.open('rules', { locale: 'en' });
  await expect(page.getByRole('heading', { name: '20 / 20 rules' })).toBeVisible();
  await expect(page.getByText(t('fullHint'))).toBeVisible();
  await page.getByRole('button', { name: t('add.open') }).click();
  await expect(page.getByText(t('problems.full', { max: 20 }))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sandbox.calls('userRulesAdd')).toHaveLength(0);
});

test('more than fits is refused at the field before anything is sent', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  const field = page.getByLabel(t('add.label'));
  await field.fill(Array.from({ length: 17 }, (_, index) => `more-${index}.example`).join('\n'));
  await expect(page.getByText(t('add.over', { count: 2, max: 20 }))).toBeVisible();
  await page.getByRole('button', { name: t('add.do', { count: 17 }) }).click();
  await expect(field).toHaveAccessibleDescription(/maximum number of rules \(20\) exceeded/);
  await expectAccessible(page);
  expect(sandbox.calls('userRulesAdd')).toHaveLength(0);
});

test('one rule is deleted after a question', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  const remove = page.getByRole('button', { name: t('delete.one', { domain: 'site-2.example.com' }) });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: t('confirm.title', { count: 1 }) });
  await dialog.getByRole('button', { name: words('en', 'shared')('dialog.cancel') }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: t('confirm.do', { count: 1 }) }).click();
  await expect(page.getByText(t('deleted', { count: 1 }))).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '4 / 20 rules' })).toBeFocused();
});

test('all rules are ticked and deleted at once, which leaves the empty state', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByLabel(t('select.all')).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await page.getByRole('button', { name: t('delete.selected') }).click();
  await page.getByRole('button', { name: t('confirm.do', { count: 5 }) }).click();
  await expect(page.getByRole('heading', { name: t('empty.title') })).toBeFocused();
  expect(sandbox.calls('userRulesRemove')).toHaveLength(1);
});

test('the list is saved as a file that a spreadsheet reads', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('domain-rules.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFDomain\r\nsite-1.example.com\r\nsite-2.example.com\r\nxn--fiqs8s.example\r\nsite-4.example.com\r\nsite-5.example.com\r\n',
  );
});

test('a list that can’t be loaded says so, whatever went wrong, and is loaded again on demand', async ({
  page,
  verbs,
}) => {
  verbs.expectConsole(/Failed to load resource/);
  const kinds = ['http500', 'html', 'notJson', 'brokenContract', 'drop', 'refuse'] as const;
  for (const kind of kinds) verbs.fault({ call: 'userRules', kind });
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'zh' });
  for (const _ of kinds) {
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/[一-龥]{4}/);
    await page.getByRole('button', { name: words('zh', 'shared')('failure.retry') }).click();
  }
  await expect(page.getByRole('row')).toHaveCount(6);
});

test('a failed addition keeps what was typed, also when the session ends and comes back', async ({ page, verbs }) => {
  verbs.expectConsole(/Failed to load resource/);
  await verbs.signedIn('rae');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  await page.getByLabel(t('add.label')).fill('keep.example');
  verbs.fault({ call: 'userRulesAdd', kind: 'http500' });
  await page.getByRole('button', { name: t('add.do', { count: 1 }) }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeFocused();
  await expect(page.getByLabel(t('add.label'))).toHaveValue('keep.example');
  verbs.fault({ call: 'userRulesAdd', kind: 'logout' });
  await page.getByRole('button', { name: t('add.do', { count: 1 }) }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await verbs.fillLogin('en', 'rae');
  await page.waitForURL(`**${href('rules', { locale: 'en' })}`);
  await page.getByRole('button', { name: t('add.open') }).click();
  await expect(page.getByLabel(t('add.label'))).toHaveValue('keep.example');
});

test('a slow list says that it is loading', async ({ page, verbs }) => {
  verbs.fault({ call: 'userRules', kind: 'slow', ms: 600 });
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await expect(page.getByText(words('en', 'shared')('loading'))).toBeAttached();
  await expect(page.getByRole('row')).toHaveCount(6);
});

test('the rules are accessible on a phone: empty, filled, ticked, asked', async ({ page, verbs }) => {
  await page.setViewportSize(PHONE);
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByLabel(t('select.one', { domain: 'site-4.example.com' })).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('delete.selected') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('confirm.do', { count: 1 }) }).click();
  await page.getByLabel(t('select.all')).check();
  await page.getByRole('button', { name: t('delete.selected') }).click();
  await page.getByRole('button', { name: t('confirm.do', { count: 4 }) }).click();
  await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
