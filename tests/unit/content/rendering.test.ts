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

/** Returns the legal text "terms" in a language as Astro renders it. The English text has the headings of `english`. */
async function rendered(locale: (typeof LOCALES)[number], body: string, english = ''): Promise<string> {
  for (const each of LOCALES) {
    write(`src/content/legal/${each}/terms.md`, `---\ntitle: "A"\n---\n\n${each === locale ? body : english}\n`);
  }
  const fileURL = pathToFileURL(join(root, `src/content/legal/${locale}/terms.md`));
  // Astro passes the text on without its fields and without empty lines around it.
  const { html } = await markdownToHtml(body, { mdastPlugins: [editorsTexts], fileURL });
  return html.trim();
}

test('placeholders are filled: the mail address becomes a link, and the router’s values become code', async () => {
  assert.equal(fillPlaceholders('{{brand}}', 'zh'), '海燕');
  assert.throws(() => fillPlaceholders('{{mail}}', 'zh'), /\{\{mail\}\} is unknown/);
  assert.equal(
    await rendered('en', '**{{brand}}** {{supportEmail}} {{routerAddress}} `{{brand}}`'),
    '<p><strong>Petrel</strong> <a href="mailto:support@petrel.example">support@petrel.example</a> <code>192.168.1.1</code> <code>{{brand}}</code></p>',
  );
});

test('a paragraph that is only an unset value is removed', async () => {
  assert.equal(await rendered('en', 'One.\n\n{{statusUrl}}\n\nTwo {{brand}}.'), '<p>One.</p>\n<p>Two Petrel.</p>');
  assert.equal(fillPlaceholders('In {{statusUrl}}.', 'en'), 'In .');
});

test('a paragraph with examples says so once, at its end', async () => {
  assert.equal(
    await rendered('en', 'Our servers are in **{{locations}}**. {{atOnce}} You choose.\n\nTwo {{brand}}.'),
    '<p>Our servers are in <strong>Tokyo, Singapore, and Los Angeles</strong>. Yes, all the devices you’ve added can be connected at the same time. You choose. (example)</p>\n<p>Two Petrel.</p>',
  );
  assert.equal(
    await rendered('zh', '- 服务器在{{locations}}，您可以选择。'),
    '<ul>\n<li>服务器在东京、新加坡和洛杉矶，您可以选择。（示例）</li>\n</ul>',
  );
  assert.equal(
    await rendered('en', '{{basicHas}}'),
    '<p>On Basic, you have no data limit and up to 50 Mbps. (example)</p>',
  );
});

test('links lead to the reader’s language, and links to other sites send no referrer', async () => {
  assert.equal(
    await rendered('tw', '[a](/account) [b](#devices) [c](https://a.example/) `[d](/e)`'),
    '<p><a href="/tw/account/">a</a> <a href="#devices">b</a> <a href="https://a.example/" rel="noreferrer">c</a> <code>[d](/e)</code></p>',
  );
});

test('headings have ids made from the English words in all languages', async () => {
  assert.equal(
    await rendered('zh', '## 甲\n\n### 乙', '## What’s *new*\n\n### 2. Paying & refunds'),
    '<h2 id="terms-whats-new">甲</h2>\n<h3 id="terms-2-paying-refunds">乙</h3>',
  );
});

test('a text that can’t be published stops rendering with a message that names its file', async () => {
  await assert.rejects(
    () => rendered('en', 'One.\n\n[a](/nowhere)'),
    /terms\.md: the link "\/nowhere" leads to no page/,
  );
  await assert.rejects(() => rendered('en', 'One.\n\n{{mail}}'), /terms\.md: \{\{mail\}\} is unknown/);
});

test('a legal text in a page has headings one level lower, and its links lead within the page', () => {
  const lead = (href: string): string => href.replace('/en/terms/', '');
  assert.equal(
    fitIntoPage('<h2 id="a">A</h2><p>b &lt; c <a href="/en/terms/#a">d</a></p>', { demote: 1, lead }),
    '<h3 id="a">A</h3><p>b &#x3C; c <a href="#a">d</a></p>',
  );
});
