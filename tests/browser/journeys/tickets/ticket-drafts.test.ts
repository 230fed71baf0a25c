import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '#routes/href.ts';
import { DOT_GIF } from '../../../sandbox/seed/pictures.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, islandsReady, test, words } from '../../support/fixtures.ts';
import { switchLanguage } from '../../support/switch-language.ts';

const en = words('en', 'tickets');
const shared = words('en', 'shared');

test('a session that ends during a reply loses nothing: the member logs in and continues (tw)', async ({
  page,
  verbs,
  sandbox,
}) => {
  const locale = 'tw';
  const t = words(locale, 'tickets');
  await verbs.signedIn('lin');
  const address = href('ticketContent', { locale, params: { id: '102' } });
  await verbs.open('ticketContent', { locale, params: { id: '102' } });
  await page.getByLabel(t('field.reply')).fill('半句话 <b>');
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: DOT_GIF });
  await expect(page.locator('.upload')).toContainText(t('files.done'));
  verbs.fault({ call: 'ticketAdd', kind: 'logout' });
  await page.getByRole('button', { name: t('send.reply') }).click();
  await page.waitForURL(`**${href('login', { locale })}`);
  await islandsReady(page);
  await verbs.fillLogin(locale, 'lin');
  await page.waitForURL(`**${address}`);
  await expect(page.getByText(words(locale, 'shared')('kept.restored'))).toBeVisible();
  await expect(page.getByLabel(t('field.reply'))).toHaveValue('半句话 <b>');
  await page.getByRole('button', { name: t('send.reply') }).click();
  await expect(page.locator('.message')).toHaveCount(2);
  await expect
    .poll(() => sandbox.calls('ticketAdd').at(-1)?.payload)
    .toMatchObject({
      content: '半句话 <b>',
      file: [expect.stringMatching(/\.gif$/)],
    });
  await page.reload();
  await expect(page.getByLabel(t('field.reply'))).toHaveValue('');
});

test('the site’s data is deleted in the middle of a ticket: sending leads to the log-in, and back to the text', async ({
  page,
  verbs,
}) => {
  await verbs.open('terms', { locale: 'en' });
  await verbs.become('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  await page.getByLabel(en('field.type')).selectOption('7');
  await page.getByLabel(en('field.title')).fill('A title');
  await page.getByLabel(en('field.content')).fill('Some text');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.getByRole('button', { name: en('create.submit') }).click();
  await page.waitForURL(`**${href('login', { locale: 'en' })}`);
  await islandsReady(page);
  await verbs.fillLogin('en', 'lin');
  await page.waitForURL(`**${href('ticketCreate', { locale: 'en' })}`);
  await expect(page.getByLabel(en('field.content'))).toHaveValue('Some text');
});

test('unsent text survives a closed tab, comes back with a notice, and can be discarded', async ({
  page,
  verbs,
  context,
}) => {
  await verbs.open('touristTicket', { locale: 'en' });
  await page.getByLabel(en('field.type')).selectOption('7');
  await page.getByLabel(en('field.title')).fill('A title');
  await page.getByLabel(en('field.content')).fill('Some text');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(href('touristTicket', { locale: 'en' }));
  await expect(again.getByText(shared('kept.restored'))).toBeVisible();
  await expect(again.getByLabel(en('field.type'))).toHaveValue('7');
  await expect(again.getByLabel(en('field.content'))).toHaveValue('Some text');
  await expectAccessible(again);
  await again.getByRole('button', { name: en('draft.discard') }).click();
  await expect(again.getByRole('dialog')).toContainText(en('draft.askText'));
  await again
    .getByRole('dialog')
    .getByRole('button', { name: words('en', 'shared')('dialog.cancel') })
    .click();
  await expect(again.getByLabel(en('field.title'))).toHaveValue('A title');
  await again.getByRole('button', { name: en('draft.discard') }).click();
  await again
    .getByRole('dialog')
    .getByRole('button', { name: en('draft.discard') })
    .click();
  await expect(again.getByLabel(en('field.title'))).toHaveValue('');
  await again.reload();
  await islandsReady(again);
  await expect(again.getByText(shared('kept.restored'))).toHaveCount(0);
});

test('the browser asks before a visitor leaves unsent text, and does not ask without text', async ({ page, verbs }) => {
  await verbs.signedIn('lin');
  await verbs.open('ticketCreate', { locale: 'en' });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByLabel(en('field.type')).selectOption('4');
  await page.reload();
  await islandsReady(page);
  expect(asked).toEqual([]);
  await page.getByLabel(en('field.title')).fill('Half');
  await page.getByRole('link', { name: en('title') }).click();
  await page.waitForURL(`**${href('ticket', { locale: 'en' })}`);
  expect(asked).toEqual(['beforeunload']);
});

test('Ctrl+Enter sends, an Enter that ends a composed word does not', async ({ page, verbs, sandbox }) => {
  await verbs.signedIn('lin');
  await verbs.open('ticketContent', { locale: 'en', params: { id: '102' } });
  const reply = page.getByLabel(en('field.reply'));
  await reply.fill('你好');
  await reply.evaluate((area) =>
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true, bubbles: true })),
  );
  await reply.press('Enter');
  await expect(reply).toHaveValue('你好\n');
  expect(sandbox.calls('ticketAdd')).toHaveLength(0);
  await reply.press('Control+Enter');
  await expect(page.locator('.message')).toHaveCount(2);
  await expect.poll(() => sandbox.calls('ticketAdd')).toHaveLength(1);
});

/** The test function with a host that knows no rewrites. */
const onPlainHost = test.extend({
  distDir: async ({ distDir }, use) => {
    const plain = await mkdtemp(join(tmpdir(), 'plain-host-'));
    await cp(distDir, plain, { recursive: true });
    await rm(join(plain, '_redirects'));
    await use(plain);
    await rm(plain, { recursive: true });
  },
});

onPlainHost('a host without rewrites shows the same thread at the same address', async ({ page, verbs }) => {
  // Such a host answers with its 404 page if it finds no file.
  verbs.expectConsole(/404/);
  const thread = page.getByRole('heading', { level: 1, name: 'Paid, but still not active' });
  await verbs.signedIn('lin');
  for (const locale of ['en', 'zh'] as const) {
    const address = href('ticketContent', { locale, params: { id: '102' } });
    if (locale === 'en') await page.goto(address);
    else await switchLanguage(page, '简体中文');
    await expect(thread).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(thread).toBeVisible();
  }
});
