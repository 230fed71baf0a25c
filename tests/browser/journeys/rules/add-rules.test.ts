import { href } from '#routes/href.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test, words } from '../../support/fixtures.ts';
import { listen, noteSilentRegions } from '../../support/live-regions.ts';

const t = words('en', 'rules');

test('a member adds domains as typed, sees what is left out, and is told to restart (zh)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'zh';
  const t = words(locale, 'rules');
  await verbs.signedIn('lin');
  const silent = await noteSilentRegions(page);
  await verbs.open('rules', { locale });
  await expect(page.getByRole('heading', { name: t('used', { used: 5, max: 20 }) })).toBeVisible();
  await page.getByRole('button', { name: t('add.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('add.title') });
  await expect(dialog.getByLabel(t('add.label'))).toBeFocused();
  await page.keyboard.insertText('*.New.example\n\nsite-1.example.com\nplain.example:8080\nplain.example:8080');
  const says = dialog.getByRole('status').filter({ hasText: t('add.will', { count: 2 }) });
  await expect(says).toContainText(t('add.makes', { used: 7, max: 20 }));
  await expect(dialog.getByRole('listitem')).toHaveText([
    `site-1.example.com${t('note.alreadyThere')}`,
    `plain.example:8080${t('note.duplicate')}`,
  ]);
  await dialog.getByRole('button', { name: t('add.do', { count: 2 }) }).click();
  await expect(page.getByText(t('added', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('status').getByText(t('restart'))).toBeVisible();
  expect(await silent()).toEqual([]);
  await expect(page.getByRole('listitem').filter({ hasText: '*.New.example' })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('used', { used: 7, max: 20 }) })).toBeFocused();
  await expect
    .poll(() => sandbox.calls('userRulesAdd').map(({ payload }) => payload))
    .toEqual([{ data: '["*.New.example","plain.example:8080"]' }]);
});

test('a doubtful line is marked, and one press decides whether it counts (tw)', async ({ page, verbs, sandbox }) => {
  const locale = 'tw';
  const t = words(locale, 'rules');
  await verbs.signedIn('rae');
  await verbs.open('rules', { locale });
  await page.getByRole('button', { name: t('add.open') }).click();
  const form = page.getByRole('dialog', { name: t('add.title') });
  const field = form.getByLabel(t('add.label'));
  await field.fill('https://b.com/path\nc.com, *.d.com；e.com\nintranet\nnot this');
  await expect(form.getByRole('listitem')).toHaveText([
    new RegExp(`^https://b.com/path${t('marked.doubt.address')}`),
    new RegExp(`${t('marked.doubt.list')}`),
    new RegExp(`^intranet${t('marked.doubt.unclear')}`),
    new RegExp(`^not this${t('marked.doubt.unclear')}`),
  ]);
  await expect(form.getByText(t('add.will', { count: 0 }))).toBeVisible();
  await form.getByRole('button', { name: t('marked.use', { domain: 'b.com' }) }).click();
  await expect(form.getByText(t('add.will', { count: 1 }))).toBeVisible();
  await form.getByRole('button', { name: t('marked.split', { lines: 3 }) }).click();
  await expect(field).toHaveValue('b.com\nc.com\n*.d.com\ne.com\nintranet\nnot this');
  await form.getByRole('button', { name: t('marked.keepOne', { line: 'intranet' }), exact: true }).click();
  await form.getByRole('button', { name: t('marked.removeOne', { line: 'not this' }), exact: true }).click();
  await expect(form.getByRole('heading', { name: t('marked.title', { count: 1 }) })).toHaveCount(0);
  await form.getByRole('button', { name: t('add.do', { count: 5 }) }).click();
  await expect(page.getByText(t('added', { count: 5 }))).toBeVisible();
  await expect
    .poll(() => sandbox.calls('userRulesAdd').map(({ payload }) => payload))
    .toEqual([{ data: '["b.com","c.com","*.d.com","e.com","intranet"]' }]);
});

test('lines without a doubt are added at once, and the others stay in the form with the focus', async ({
  page,
  verbs,
  sandbox,
}) => {
  await verbs.signedIn('rae');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  const form = page.getByRole('dialog', { name: t('add.title') });
  await form.getByLabel(t('add.label')).fill('a.com\nintranet\nhttps://b.com/x\nhttps://c.com/y');
  const heard = await listen(page);
  await form.getByRole('button', { name: 'Add 1 rule' }).click();
  const heading = form.getByRole('heading', { name: '3 lines need your decision' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(form.getByText('Rule added.')).toBeVisible();
  await expect(form.getByLabel(t('add.label'))).toHaveValue('intranet\nhttps://b.com/x\nhttps://c.com/y');
  await form.getByRole('button', { name: t('add.open'), exact: true }).click();
  await expect(heading).toBeFocused();
  await expect(form.getByRole('alert').filter({ hasText: 'Correct, keep, or remove these lines first' })).toBeVisible();
  await expect.poll(() => sandbox.calls('userRulesAdd').map(({ payload }) => payload)).toEqual([{ data: '["a.com"]' }]);
  await form.getByRole('button', { name: 'Keep as typed: intranet' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Use b.com' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Use c.com' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Add 3 rules' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '4/20 rules' })).toBeFocused();
  await expect(page.getByRole('list', { name: t('title') }).getByText('intranet')).toBeVisible();
  const said = (await heard()).join('\n');
  expect(said).toContain('Rule added.');
  expect(said).not.toContain('0 rules');
});

test('the text in the dialog survives a stray Escape, a reload and the end of the session', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  await page.getByLabel(t('add.label')).fill('one.example\nintranet');
  await page.getByRole('button', { name: 'Keep as typed: intranet' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(t('add.unsent'))).toBeVisible();
  // The dialog opens as it did the first time, with the focus in its field.
  await expect(page.getByLabel(t('add.label'))).toHaveCount(0);
  await page.getByRole('button', { name: t('add.goOn') }).click();
  await expect(page.getByLabel(t('add.label'))).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: t('add.goOn') }).click();
  await expect(page.getByLabel(t('add.label'))).toHaveValue('one.example\nintranet');
  verbs.fault({ call: 'userRulesAdd', kind: 'logout' });
  await page.getByRole('button', { name: 'Add 2 rules' }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${href('rules', { locale: 'en' })}`);
  await page.getByRole('button', { name: t('add.goOn') }).click();
  await expect(page.getByLabel(t('add.label'))).toHaveValue('one.example\nintranet');
});

test('more rules than the limit are refused at the field before anything is sent', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('rules', { locale: 'en' });
  await page.getByRole('button', { name: t('add.open') }).click();
  const field = page.getByLabel(t('add.label'));
  await field.fill(Array.from({ length: 17 }, (_, index) => `more-${index}.example`).join('\n'));
  await expect(page.getByText(t('add.over', { count: 2, max: 20 }))).toBeVisible();
  await page.getByRole('button', { name: t('add.do', { count: 17 }) }).click();
  await expect(field).toHaveAccessibleDescription(/weren’t saved: the limit is 20/);
  await expectAccessible(page);
  expect(sandbox.calls('userRulesAdd')).toHaveLength(0);
});

test('10,000 rules and 10,000 pasted lines keep the page small and the keys fast', async ({ page, verbs, sandbox }) => {
  await verbs.setting('maxRules', 30_000);
  await verbs.signedIn('rae');
  await verbs.open('rules', { locale: 'en' });
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');
  const field = page.getByLabel(t('add.label'));
  // Pastes all lines at once, as a browser does. Playwright's `fill` would insert them line by line.
  const paste = (text: string) =>
    field.evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);
  const nodes = () => page.evaluate(() => document.querySelectorAll('body *').length);
  await page.getByRole('button', { name: t('add.open') }).click();
  await paste(lines(10_000, (index) => `site-${index}.example.com`));
  await page.getByRole('button', { name: 'Add 10000 rules' }).click();
  await expect(page.getByRole('heading', { name: '10000/30000 rules' })).toBeFocused();
  await expect(page.getByRole('list', { name: t('title') }).getByRole('listitem')).toHaveCount(50);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: t('add.open') }).click();
  await paste(lines(10_000, (index) => `https://new-${index}.example.com/path`));
  await expect(page.getByText('10000 lines need your decision')).toBeVisible();
  await expect(page.getByText('9990 more will appear as you resolve these.')).toBeVisible();
  expect(await nodes()).toBeLessThan(1_600);
  await page.keyboard.press('Control+End');
  const session = await page.context().newCDPSession(page);
  // Measure only the page's own time on the processor, so that a busy machine cannot fail the test.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await workedMs();
  const keys = '\nmore.example';
  await page.evaluate(async (typed) => {
    const area = document.querySelector('textarea');
    for (const key of typed) {
      area?.setRangeText(key, area.value.length, area.value.length, 'end');
      area?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, keys);
  // When every row was drawn again, a key took more than a second here.
  expect(((await workedMs()) - before) / keys.length).toBeLessThan(1_000);
  await page.getByRole('button', { name: 'Correct 10000 lines' }).click();
  await page.getByRole('button', { name: 'Add 10001 rules' }).click();
  await expect(page.getByRole('heading', { name: '20001/30000 rules' })).toBeFocused();
  await expect.poll(() => sandbox.calls('userRulesAdd')).toHaveLength(2);
});
