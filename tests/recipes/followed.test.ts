import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type * as config from '../../src/config.ts';
import type * as locales from '../../src/routes/locales.ts';
import type * as client from '../sandbox/client.ts';
import type * as server from '../sandbox/server.ts';
import { fillIn } from './support/fill-in.ts';
import { copyProject, type Ended, follow, RECIPES, runNode } from './support/project.ts';

/** What the copy is to show once every recipe was followed in it. */
const LANGUAGES = ['zh', 'tw', 'en', 'fr'];
const QUESTION: Readonly<Record<string, string>> = {
  zh: '可以送好友一个套餐吗？',
  tw: '可以送朋友一個方案嗎？',
  en: 'Can I give a package to a friend?',
  // Still to be translated.
  fr: 'Can I give a package to a friend?',
};

/** What an operator counts, in the languages of the copy. */
const CLAIM: Readonly<Record<string, string>> = { zh: '条线路', tw: '條線路', en: 'locations', fr: 'serveurs' };

const { folder, remove } = copyProject();
let types: Promise<Ended>;
let build: Promise<Ended>;
let ownTests: Promise<Ended>;
let style: Promise<Ended>;
let launch: Promise<Ended>;

before(async () => {
  for (const one of RECIPES) await follow(one, folder);
  setClaim();
  fillIn(folder, LANGUAGES);
  // At the same time, since none needs another. Each test waits for its own.
  build = runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build'], { SANDBOX_BUILD: '1' });
  types = runNode(folder, ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error']);
  style = runNode(folder, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  launch = runNode(folder, ['tools/check-launch.ts']);
  ownTests = build.then(() => runNode(folder, ['tools/test.ts', 'unit', 'house', 'routes', 'i18n']));
});
after(async () => {
  await Promise.allSettled([types, build, style, launch, ownTests]);
  remove();
});

/** Sets the operator's claim, as a person would in the file. */
function setClaim(): void {
  const file = join(folder, 'brand/brand.ts');
  const labels = LANGUAGES.map((language) => `${language}: '${CLAIM[language]}'`).join(', ');
  const value = `{\n  number: '3000+',\n  label: { ${labels} },\n}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(export const claim: .*) = undefined;/, `$1 = ${value};`));
}

function isGood({ isGood, output }: Ended): void {
  assert.ok(isGood, output.slice(-6000));
}

/** A page of the built copy. */
function page(path: string): string {
  const file = join(folder, 'dist', path, 'index.html');
  assert.ok(existsSync(file), `dist/${path}/index.html is missing`);
  return readFileSync(file, 'utf8');
}

/** A namespace's texts in the copy. */
function texts(language: string, namespace: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, `locales/${language}/${namespace}.json`), 'utf8'));
}

/** A module of the copy. */
async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Module;
}

test('with every recipe followed, the site is built', async () => {
  isGood(await build);
});

test('the new screen stands in every language, with its title and texts, and is linked from the column "Help"', async () => {
  await build;
  for (const language of LANGUAGES) {
    const html = page(`${language}/uptime`);
    const { titles, menu, footer } = texts(language, 'common');
    const { lede } = texts(language, 'uptime');
    assert.ok(html.includes(`<title>${titles?.uptime} – `), `${language}: the title`);
    assert.ok(html.includes(`<p class="lede">${lede}</p>`), `${language}: the text`);
    const [, column = ''] = html.split(`<summary>${footer?.help}</summary>`);
    const entry = new RegExp(`href="?/${language}/uptime/"?[^>]*>${menu?.uptime}<`);
    assert.match(column.split('</details>')[0] ?? '', entry, `${language}: the menu`);
  }
  assert.match(page('uptime'), /lang="?fr"?/);
});

test('the new language has a page for each page of the others, and its own name in the language switch', async () => {
  await build;
  const { LOCALES, chooseLocale } = await load<typeof locales>('src/routes/locales.ts');
  assert.deepEqual([...LOCALES] as string[], LANGUAGES);
  assert.equal(chooseLocale(['fr-CH', 'en']), 'fr');
  assert.match(page('fr/account'), /<html lang="?fr"?/);
  for (const language of LANGUAGES) assert.match(page(`${language}/terms`), />Français<\/a>/);
});

test('the new question is on /faq in every language, with its anchor', async () => {
  await build;
  for (const language of LANGUAGES) {
    const [, question = ''] = page(`${language}/faq`).split(/id="?more-gift-cards"?/);
    assert.ok(question.slice(0, 500).includes(QUESTION[language] ?? '?'), language);
  }
});

test("the operator's claim is the first of what they say on the landing page, in every language", async () => {
  await build;
  for (const language of LANGUAGES) {
    const [, known = ''] = page(language).split(/<dl class="?known\b[^>]*>/);
    const said = `^\\s*<div>\\s*<dt>${CLAIM[language]}</dt>\\s*<dd>3000\\+</dd>`;
    assert.match(known, new RegExp(said), language);
  }
});

test('with an operator’s own values everything is in place for the launch, and the build warns of nothing', async () => {
  const { isGood, output } = await launch;
  assert.ok(isGood, output);
  assert.match(output, /^Everything is in place\.$/m);
  const { output: said } = await build;
  assert.match(said, /testimonials\.json:\d+ {2}the testimonial “teacher” is invented/);
  assert.doesNotMatch(said, /WARN.*placeholders/);
});

test('terms, privacy policy, contact page, footers and receipts name the seller in every language', async () => {
  await build;
  const { seller } = await load<typeof config>('src/config.ts');
  const receipt = globSync('dist/_astro/ReceiptView*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  for (const language of LANGUAGES) {
    const fact = (name: 'name' | 'address' | 'registration' | 'law'): string =>
      (seller[name] as Record<string, string>)[language] ?? '?';
    const [terms, privacy, contact, faq] = ['terms', 'privacy', 'contact', 'faq'].map((path) =>
      page(`${language}/${path}`),
    );
    for (const name of ['name', 'address', 'registration'] as const) {
      for (const [where, html] of Object.entries({ terms, privacy, contact, receipt: receipt.join() })) {
        assert.ok(html?.includes(fact(name)), `${language}: ${name} in ${where}`);
      }
    }
    assert.ok(terms?.includes(fact('law')), `${language}: the law in the terms`);
    for (const html of [privacy, contact]) assert.ok(html?.includes(`mailto:${seller.privacyEmail}`), language);
    for (const html of [terms, faq]) assert.ok(html?.includes(`© ${fact('name')}`), `${language}: the footer`);
  }
});

test('a customer’s words are on the landing page, alone and without controls; invented ones are not', async () => {
  await build;
  const [customer, ...invented] = JSON.parse(readFileSync(join(folder, 'brand/testimonials.json'), 'utf8'));
  for (const language of LANGUAGES) {
    const html = page(language);
    assert.ok(html.includes(customer.quote[language]), language);
    assert.deepEqual(
      invented.filter(({ quote }: typeof customer) => html.includes(quote[language])),
      [],
    );
    assert.doesNotMatch(html, /data-carousel|data-pause/);
  }
});

test("the new payment method's name is among the texts of the registration in every language", async () => {
  await build;
  for (const language of LANGUAGES) {
    const name = texts(language, 'shared').payment?.bitcoin;
    const html = page(`${language}/register`).replaceAll('&quot;', '"');
    assert.ok(html.includes(`"bitcoin":[0,"${name}"]`), language);
  }
});

test('the sandbox answers the new call and refuses what it does not take; orders can be paid by the new method', async () => {
  const { startSandbox } = await load<typeof server>('tests/sandbox/server.ts');
  const { Client } = await load<typeof client>('tests/sandbox/client.ts');
  const sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  try {
    const site = new Client(sandbox.origin);
    const token = await site.token('lin');
    const rename = (payload: unknown, as?: string) => site.send('deviceRename', payload, as);
    assert.equal((await rename({ id: '1-1', name: 'Desk' }, token)).code, 200);
    const { bean } = await site.send('info', {}, token);
    assert.ok((bean as { device: { name: string }[] }).device.some(({ name }) => name === 'Desk'));
    assert.match((await rename({ id: '1-1' }, token)).words?.en ?? '', /deviceRename: name: /);
    assert.match(
      (await rename({ id: '1-1', name: 5, x: 1 }, token)).words?.en ?? '',
      /name: expected string.*x: is not/,
    );
    assert.match((await rename({ id: 1, name: 'Desk' }, token)).words?.en ?? '', /id: expected the id as it was sent/);
    assert.equal((await rename({ id: '1-1', name: 'Desk' })).code, 401);
    const order = { payType: 'bitcoin', mId: 6, pv: 1, source: 'web', channelId: 'web' };
    const reply = await site.send('createRenewOrder', { ...order, productId: 'vip-360', upgrade: false }, token);
    assert.match(JSON.stringify(reply.bean), /^\{"url":"http:.*\/pay\/P/);
  } finally {
    await sandbox.close();
  }
});

test("the house's tests, and those of routes and languages, pass", async () => {
  isGood(await ownTests);
});

test('the types are right', async () => {
  isGood(await types);
});

test("what the recipes say is written in the project's style", async () => {
  isGood(await style);
});

test('a build, or a start of the dev server, after an earlier one stops at what was broken since, and publishes nothing old', async () => {
  await Promise.allSettled([types, build, style, launch, ownTests]);
  assert.ok(existsSync(join(folder, 'node_modules/.astro/data-store.json')), 'what Astro keeps between builds');
  const clients = join(folder, 'brand/clients.json');
  writeFileSync(clients, readFileSync(clients, 'utf8').replace('"version": "5.6",', '"version": "5.6"'));
  rmSync(join(folder, 'src/content/faq/tw/devices/01-limit.md'));
  renameSync(join(folder, 'src/content/legal/en/terms.md'), join(folder, 'src/content/legal/en/term.md'));
  writeFileSync(join(folder, 'src/content/router/zh/1.md'), '---\ntitle: "A"\nsummary: "B"\n---\n\n<div>C</div>\n');
  for (const command of ['build', 'dev']) {
    const { isGood, output } = await runNode(folder, ['node_modules/astro/bin/astro.mjs', command]);
    assert.ok(!isGood, output);
    for (const said of [
      'brand/clients.json:4:21: expected a comma behind "5.6"',
      'src/content/faq/tw/devices/01-limit.md: is missing, though the text stands in zh and en and fr',
      'src/content/legal/en/terms.md: is missing, though the text stands in zh and tw and fr',
      'src/content/router/zh/1.md:6:1: expected Markdown in place of <div>C</div>',
    ]) {
      assert.ok(output.includes(said), output);
    }
    assert.doesNotMatch(output, /Stack trace/);
  }
});
