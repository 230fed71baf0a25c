import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { adminPage } from '../../admin/admin-page.ts';
import { contentMistakes } from '../../build-steps/texts/check-content.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { ensureChromium } from '../../tools/browser.ts';
import { contentFiles, fillFolder, offerFolder, readFolder, writeFiles } from './support/folder.ts';
import { serveAdmin } from './support/serve-admin.ts';

process.env.ADMIN_REPO = 'github:acme/site';

const files = contentFiles('.');
/** What the tests have changed so far. */
const changed = new Map<string, string>();
let browser: Browser;
let page: Page;
let origin = '';
let close = (): void => {};
/** What the page asked of anybody else, and what its policy refused it to run. */
const strangers: string[] = [];
const refused: string[] = [];

before(async () => {
  // Says so where it is not installed.
  adminPage();
  ({ origin, close } = await serveAdmin());
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  // The editor draws what is in view.
  page = await browser.newPage({ viewport: { width: 1400, height: 3000 } });
  page.setDefaultTimeout(20_000);
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) strangers.push(response.url());
  });
  page.on('console', (message) => {
    if (/script|style/.test(message.text()) && /Content Security Policy/.test(message.text()))
      refused.push(message.text());
  });
  await offerFolder(page);
  await page.goto(`${origin}/admin/`);
  await fillFolder(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
});
after(async () => {
  await browser?.close();
  close();
});

/** A field of the form, by its key; of a text with languages that of one of them. */
function field(key: string, locale?: string): Locator {
  const kinds = locale ? `input[lang=${locale}], [lang=${locale}] textarea` : 'input';
  return page.locator(`[data-key-path="${key}"]`).locator(kinds).first();
}

/** Shows a language in the right half of the form. */
async function showRight(language: string): Promise<void> {
  await page.getByRole('radio', { name: language }).last().click();
}

/** Saves what is being edited, and waits until the folder holds it. */
async function save(path: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readFolder(page)).get(path) ?? '', { timeout: 30_000 }).toContain(text);
}

/** Opens an address of the editor. */
async function open(address: string): Promise<void> {
  await page.goto(`${origin}/admin/#/collections/${address}`);
}

test('what editors may change is listed, with the number of texts', async () => {
  await page.getByText('Lists', { exact: true }).first().waitFor();
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  for (const said of [
    'FAQ: Choosing and buying 7',
    'FAQ: Refunds, upgrades and more 12',
    'Legal texts and contact 5',
    'Router guide 5',
    'Apple ID guide 10',
    'Lists 3',
  ]) {
    assert.ok(shown.includes(said), `${said} in ${shown}`);
  }
});

test('an answer is changed in one language, and nothing else in its file or in others', async () => {
  await open('faq-devices/entries/01-limit');
  await expect(page.getByRole('radio', { name: '繁體中文' }).first()).toBeVisible();
  const answer = field('body', 'en');
  await answer.fill(`${await answer.inputValue()}\n\nAsk us: {{supportEmail}}.`);
  await save('src/content/faq/en/devices/01-limit.md', 'Ask us');
  const path = 'src/content/faq/en/devices/01-limit.md';
  changed.set(path, `${files.get(path)?.trimEnd()}\n\nAsk us: {{supportEmail}}.\n`);
  assert.deepEqual(await readFolder(page), new Map([...files, ...changed]));
});

test('a question is added in three languages, under one name', async () => {
  await open('faq-more/new');
  const texts = {
    en: ['English', 'Are there gift cards?', 'Not yet.'],
    zh: ['简体中文', '有礼品卡吗？', '暂时没有。'],
    tw: ['繁體中文', '有禮物卡嗎？', '目前沒有。'],
  };
  for (const [locale, [language = '', question = '', answer = '']] of Object.entries(texts)) {
    if (locale !== 'en') await showRight(language);
    await field('question', locale).fill(question);
    await field('body', locale).fill(answer);
  }
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: /slug/i, disabled: false }).last().fill('13-gift-cards');
  await page.keyboard.press('Enter');
  await save('src/content/faq/tw/more/13-gift-cards.md', '目前沒有');
  for (const [locale, [, question, answer]] of Object.entries(texts)) {
    changed.set(`src/content/faq/${locale}/more/13-gift-cards.md`, `---\nquestion: "${question}"\n---\n\n${answer}\n`);
  }
  assert.deepEqual(await readFolder(page), new Map([...files, ...changed]));
});

test('an app gets a new version, and nothing else of the list changes', async () => {
  await open('lists/entries/clients');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await field('clients.0.version').fill('5.7');
  await save('brand/clients.json', '"5.7"');
  changed.set('brand/clients.json', files.get('brand/clients.json')?.replace('"5.6"', '"5.7"') ?? '');
  assert.deepEqual(await readFolder(page), new Map([...files, ...changed]));
});

test('what a customer says is added in three languages', async () => {
  await open('lists/entries/testimonials');
  await page.getByRole('button', { name: /Add .*voice/ }).click();
  await field('testimonials.3.id').fill('nurse');
  const said = { name: 'Li', role: 'nurse', quote: 'It works.' };
  for (const [key, text] of Object.entries(said)) {
    const show = page
      .locator(`[data-key-path="testimonials.3.${key}"]`)
      .getByRole('button', { name: 'Expand', exact: true });
    if (await show.count()) await show.first().click();
    for (const locale of LOCALES) await field(`testimonials.3.${key}.${locale}`).fill(text);
  }
  const path = 'brand/testimonials.json';
  await save(path, 'nurse');
  const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));
  const list = JSON.parse((await readFolder(page)).get(path) ?? '');
  assert.deepEqual(list, [
    ...JSON.parse(files.get(path) ?? ''),
    { id: 'nurse', example: false, name: inAll('Li'), role: inAll('nurse'), quote: inAll('It works.') },
  ]);
});

test('what was saved passes the check of texts', async () => {
  const root = mkdtempSync(join(tmpdir(), 'petrel-admin-'));
  try {
    cpSync('src/ui/guide/steps', join(root, 'src/ui/guide/steps'), { recursive: true });
    writeFiles(root, await readFolder(page));
    assert.deepEqual(contentMistakes(root), []);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the page runs its own code only, and asks nobody but the git host', () => {
  assert.deepEqual(refused, []);
  assert.deepEqual(
    strangers.filter((url) => !/^(data|blob):|^https:\/\/(api\.github\.com|www\.githubstatus\.com)\//.test(url)),
    [],
  );
});
