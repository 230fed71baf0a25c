import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
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
  page = await openEditor(files);
});
after(async () => {
  await browser?.close();
  close();
});

/** Opens the editor, in a browser of its own, on a folder with these files. */
async function openEditor(content: ReadonlyMap<string, string>): Promise<Page> {
  // The editor draws what is in view.
  const page = await browser.newPage({ viewport: { width: 1400, height: 3000 } });
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
  await fillFolder(page, content);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return page;
}

/** A field of the form, by its key; of a text with languages that of one of them. */
function field(key: string, locale?: string, on = page): Locator {
  const kinds = locale ? `input[lang=${locale}], [lang=${locale}] textarea` : 'input';
  return on.locator(`[data-key-path="${key}"]`).locator(kinds).first();
}

/** Shows a language in the right half of the form. */
async function showRight(language: string): Promise<void> {
  await page.getByRole('radio', { name: language }).last().click();
}

/** Saves what is being edited, and waits until the folder holds it. */
async function save(path: string, text: string, on = page): Promise<void> {
  await on.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await readFolder(on)).get(path) ?? '', { timeout: 30_000 }).toContain(text);
}

/** Opens an address of the editor. */
async function open(address: string, on = page): Promise<void> {
  await on.goto(`${origin}/admin/#/collections/${address}`);
}

test('what editors may change is listed, with the number of texts', async () => {
  await page.getByText('Lists', { exact: true }).first().waitFor();
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  const groups = JSON.parse(files.get('src/content/faq/groups.json') ?? '') as { id: string; title: { en: string } }[];
  const countOf = (folder: string): number => globSync(`src/content/${folder}/*.md`).length;
  for (const said of [
    ...groups.map(({ id, title }) => `FAQ: ${title.en} ${countOf(`faq/en/${id}`)}`),
    `Legal texts and contact ${countOf('legal/en')}`,
    `Router guide ${countOf('router/en')}`,
    `Apple ID guide ${countOf('apple-id/en')}`,
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

const VOICES = 'brand/testimonials.json';
for (const { name, list, others } of [
  { name: 'the first', list: '[]\n', others: [] },
  { name: 'a second', list: `${JSON.stringify([voice('teacher', '1080p')], null, 2)}\n`, others: ['teacher'] },
]) {
  test(`what a customer says is added in three languages, as ${name} entry of the list`, async () => {
    const own = await openEditor(new Map([...files, [VOICES, list]]));
    await open('lists/entries/testimonials', own);
    await own.getByRole('button', { name: /Add .*voice/ }).click();
    const at = `testimonials.${others.length}`;
    await field(`${at}.id`, undefined, own).fill('nurse');
    for (const [key, text] of Object.entries({ name: 'Li', role: 'Li', quote: '4K' })) {
      const show = own.locator(`[data-key-path="${at}.${key}"]`).getByRole('button', { name: 'Expand', exact: true });
      if (await show.count()) await show.first().click();
      for (const locale of LOCALES) await field(`${at}.${key}.${locale}`, undefined, own).fill(text);
    }
    await save(VOICES, 'nurse', own);
    const saved = JSON.parse((await readFolder(own)).get(VOICES) ?? '');
    assert.deepEqual(saved, [...JSON.parse(list), voice('nurse', '4K')]);
    assert.deepEqual(await mistakesIn(own), []);
    await own.close();
  });
}

/** An entry that says the same in each language. */
function voice(id: string, quote: string) {
  const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));
  return { id, example: false, name: inAll('Li'), role: inAll('Li'), quote: inAll(quote) };
}

test('what was saved passes the check of texts', async () => {
  assert.deepEqual(await mistakesIn(page), []);
});

/** What the check of texts says about a page's folder. */
async function mistakesIn(on: Page): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'petrel-admin-'));
  try {
    cpSync('src/ui/guide/steps', join(root, 'src/ui/guide/steps'), { recursive: true });
    writeFiles(root, await readFolder(on));
    return contentMistakes(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('the page runs its own code only, and asks nobody but the git host', () => {
  assert.deepEqual(refused, []);
  assert.deepEqual(
    strangers.filter((url) => !/^(data|blob):|^https:\/\/(api\.github\.com|www\.githubstatus\.com)\//.test(url)),
    [],
  );
});
