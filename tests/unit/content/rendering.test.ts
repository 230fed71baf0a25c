import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { fitIntoPage } from '#features/legal/fit-into-page.ts';
import { fillPlaceholders } from '#prose/placeholders.ts';
import { LOCALES } from '#routes/locales.ts';
import { editorsTexts } from '../../../build-steps/texts/plugin.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'petrel-rendering-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The legal text "terms" in a language as Astro renders it, beside an English one with these headings. */
async function rendered(locale: (typeof LOCALES)[number], body: string, english = ''): Promise<string> {
  for (const each of LOCALES) {
    write(`src/content/legal/${each}/terms.md`, `---\ntitle: "A"\n---\n\n${each === locale ? body : english}\n`);
  }
  const fileURL = pathToFileURL(join(root, `src/content/legal/${locale}/terms.md`));
  // Astro hands the text over without its fields and the empty lines around it.
  const { html } = await markdownToHtml(body, { mdastPlugins: [editorsTexts], fileURL });
  return html.trim();
}

test('places are filled: the mail as a link, the router’s values as code', async () => {
  assert.equal(fillPlaceholders('{{brand}}', 'zh'), '海燕');
  assert.throws(() => fillPlaceholders('{{mail}}', 'zh'), /\{\{mail\}\} is unknown/);
  assert.equal(
    await rendered('en', '**{{brand}}** {{supportEmail}} {{routerAddress}} `{{brand}}`'),
    '<p><strong>Petrel</strong> <a href="mailto:support@petrel.example">support@petrel.example</a> <code>192.168.1.1</code> <code>{{brand}}</code></p>',
  );
});

test('a paragraph that is nothing but a value which is not set is left out', async () => {
  assert.equal(await rendered('en', 'One.\n\n{{statusUrl}}\n\nTwo {{brand}}.'), '<p>One.</p>\n<p>Two Petrel.</p>');
  assert.equal(fillPlaceholders('In {{statusUrl}}.', 'en'), 'In .');
});

test('links lead to the reader’s language, those to other sites name no referrer', async () => {
  assert.equal(
    await rendered('tw', '[a](/account) [b](#devices) [c](https://a.example/) `[d](/e)`'),
    '<p><a href="/tw/account/">a</a> <a href="#devices">b</a> <a href="https://a.example/" rel="noreferrer">c</a> <code>[d](/e)</code></p>',
  );
});

test('headings have the ids of the English words in all languages', async () => {
  assert.equal(
    await rendered('zh', '## 甲\n\n### 乙', '## What’s *new*\n\n### 2. Paying & refunds'),
    '<h2 id="terms-whats-new">甲</h2>\n<h3 id="terms-2-paying-refunds">乙</h3>',
  );
});

test('a text that can’t be published stops its rendering with its file', async () => {
  await assert.rejects(
    () => rendered('en', 'One.\n\n[a](/nowhere)'),
    /terms\.md: the link "\/nowhere" leads to no page/,
  );
  await assert.rejects(() => rendered('en', 'One.\n\n{{mail}}'), /terms\.md: \{\{mail\}\} is unknown/);
});

test('a document goes into its page with lower headings and the page’s own links', () => {
  const lead = (href: string): string => href.replace('/en/terms/', '');
  assert.equal(
    fitIntoPage('<h2 id="a">A</h2><p>b &lt; c <a href="/en/terms/#a">d</a></p>', { demote: 1, lead }),
    '<h3 id="a">A</h3><p>b &#x3C; c <a href="#a">d</a></p>',
  );
});
