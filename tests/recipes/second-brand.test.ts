import assert from 'node:assert/strict';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { settings } from '../../src/environment.ts';
import '../../build-steps/values/table.ts';
import { copyProject, runNode } from './support/project.ts';
import { NOWHERE, WHERE } from './support/where-values-are.ts';

const SECOND = join(import.meta.dirname, 'second-brand');
const { folder, remove } = copyProject();
const first = new Map(
  ['colours.css', 'horizon.css', 'pictures.css', 'scenes.css', 'mark.svg'].map((file) => [
    file,
    readFileSync(join(folder, 'brand', file), 'utf8'),
  ]),
);
/** What the pictures of the router guide's fourth step show. */
const SHOWN: Readonly<Record<string, string>> = { zh: '登录页', tw: '登入頁面', en: 'The login page' };

/** Every file of the built site that can be read, by its path. */
const built = new Map<string, string>();

before(async () => {
  rmSync(join(folder, 'brand'), { recursive: true });
  // What is TypeScript stands here as text, since its imports lead somewhere only from its place.
  for (const name of readdirSync(SECOND)) cpSync(join(SECOND, name), join(folder, 'brand', name.replace(/\.txt$/, '')));
  renameSync(join(folder, 'brand/env'), join(folder, '.env'));
  announce('running', '2020-01-01 08:00', '2099-01-01 08:00');
  announce('later', '2098-01-01 08:00', '2099-01-01 08:00');
  announce('over', '2020-01-01 08:00', '2020-02-01 08:00');
  await illustrate();
  const { isGood, output } = await runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build'], {
    PETREL_ENV_FILE: '.env',
  });
  assert.ok(isGood, output.slice(-6000));
  for (const file of globSync(['**/*.{html,js,json,css,svg,xml,txt}', '_headers', '.well-known/*'], {
    cwd: join(folder, 'dist'),
  })) {
    built.set(file, readFileSync(join(folder, 'dist', file), 'utf8'));
  }
});
after(remove);

/** Writes an announcement in each language, as src/content/README.md says. */
function announce(name: string, from: string, until: string): void {
  const words = { zh: '维护', tw: '維護', en: 'Maintenance' };
  for (const [language, word] of Object.entries(words)) {
    const file = join(folder, 'src/content/announcements', language, `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\nfrom: "${from}"\nuntil: "${until}"\n---\n\n${word} ${name}. [${word}](/contact)\n`);
  }
}

/** Puts a phone's picture in each language and a drawing for all into a guide, as src/content/README.md says. */
async function illustrate(): Promise<void> {
  const guide = join(folder, 'src/content/router');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';
  writeFileSync(join(guide, 'cables.svg'), drawing);
  for (const [index, [language, words]] of Object.entries(SHOWN).entries()) {
    const background = ['#111', '#222', '#333'][index] ?? '#000';
    const picture = sharp({ create: { width: 1170, height: 2532, channels: 3, background } });
    await picture.png().toFile(join(guide, language, 'login.png'));
    const text = join(guide, language, '4.md');
    const lines = `\n![${words} {{routerAddress}}](./login.png)\n\n![LAN 1](../cables.svg)\n`;
    writeFileSync(text, readFileSync(text, 'utf8') + lines);
  }
}

function page(path: string): string {
  return built.get(`${path}/index.html`) ?? assert.fail(`dist/${path}/index.html is missing`);
}

/** The script that holds some words, and those that it imports. */
function withImports(words: string): string {
  const scripts = [...built].filter(([file]) => file.endsWith('.js'));
  const [, script = ''] = scripts.find(([, text]) => text.includes(words)) ?? assert.fail(`no script has ${words}`);
  const imported = [...script.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, name = '']) => name);
  return [script, ...scripts.filter(([file]) => imported.includes(basename(file))).map(([, text]) => text)].join('\n');
}

/** Colours as `#rrggbb`, of which a brand has its own. Black, white and clear belong to nobody. */
function coloursIn(css: string): string[] {
  return [...new Set(css.match(/#(?:[\da-f]{6})\b/g))];
}

test('with another brand/ and another operator’s .env nothing of the first brand is left in any file of the site', () => {
  const [outline = ''] = first.get('mark.svg')?.match(/(?<= d=")[^"]+/) ?? [];
  const colours = [...first].flatMap(([file, text]) => (file.endsWith('.css') ? coloursIn(text) : []));
  const own = readdirSync(SECOND).flatMap((name) => coloursIn(readFileSync(join(SECOND, name), 'utf8')));
  const gone = [outline, '海燕', ...colours.filter((colour) => !own.includes(colour))];
  assert.ok(outline.length > 100 && gone.length > 60);
  const left = [...built].flatMap(([file, text]) => [
    ...gone.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`),
    ...(/.{0,40}petrel.{0,20}/i.exec(text) ?? []).map((each) => `${file}: ${each}`),
    ...(/192\.168\.1\.1|(?<!\d)15(?: ?天(?:退款|内可退|內)|-day money)/.exec(text) ?? []).map(
      (each) => `${file}: ${each}`,
    ),
  ]);
  assert.deepEqual(left.slice(0, 20), []);
});

test('the second brand is where visitors see it', () => {
  const names = { zh: '栗鹭', tw: '栗鷺', en: 'Maroona' };
  for (const [language, name] of Object.entries(names)) {
    const landing = page(language);
    assert.match(landing, new RegExp(`<title>[^<]*– ${name}</title>`), language);
    assert.ok(landing.includes('M16 2A14 14'), `${language}: the mark`);
    assert.match(landing, /content="?#fcfaf8"?/, `${language}: the light colour of the browser`);
    assert.match(landing, /content="?#1e0c22"?/, `${language}: the dark one`);
    assert.ok(
      landing.includes(`"name":"${name}"`) && landing.includes('"merchantReturnDays":21'),
      `${language}: facts`,
    );
    assert.ok(landing.includes('"restockingFee":40'), `${language}: what is kept of a refund`);
    assert.match(
      landing,
      new RegExp(`<footer[\\s\\S]*class="brand"[^>]*>[\\s\\S]*?</svg>${name}</a>`),
      `${language}: the footer`,
    );
    assert.match(landing, new RegExp(`property="og:title" content="[^"]* – ${name}"`), `${language}: shared links`);
    assert.match(landing, /(?<!\d)21(?: ?天|[- ]day)/, `${language}: the guarantee`);
    assert.match(page(`${language}/terms`), /\$60\.00 × 60% = (?:US)?\$36\.00/, `${language}: the policy's example`);
    assert.match(page(`${language}/download/windows`), /8\.4\.1/, `${language}: the app's version`);
    assert.ok(built.get(`${language}/manifest.json`)?.includes(name), `${language}: home screens`);
    const guide = [1, 2, 3, 4, 5].map((step) => page(`${language}/router/r2s/${step}`)).join();
    for (const value of ['10.7.7.1', 'keeper', 'plum-tree']) assert.ok(guide.includes(value), `${language}: ${value}`);
  }
  const receipt = withImports('receipt-brand');
  for (const name of [...Object.values(names), 'M16 2A14 14']) assert.ok(receipt.includes(name), `receipts: ${name}`);
  // What its form offers is all of it: no script says the first brand's banks.
  const scripts = [...built].filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
  const offered = scripts.flatMap((text) => text.match(/\[[`'"](?:boc|icbc|ccb|abc|bcm)[`'"][^\]]*\]/g) ?? []);
  assert.deepEqual([...new Set(offered.map((found) => found.replace(/[^a-z,]/g, '')))], ['ccb,boc']);
  assert.match(built.get('favicon.svg') ?? '', /#b01997.*M16 2A14 14/);
});

test('each value of an .env is seen where readers, browsers and hosts look for it, as it was written', () => {
  const values = parseEnv(readFileSync(join(SECOND, 'env.txt'), 'utf8'));
  const all = settings.all().map(({ variable }) => variable);
  assert.deepEqual(Object.keys(values).sort(), all.toSorted());
  assert.deepEqual([...Object.keys(WHERE), ...Object.keys(NOWHERE)].sort(), all.toSorted());
  const scripts = [...built].filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
  const missing = Object.entries(WHERE).flatMap(([variable, places]) => {
    const languages = /_(ZH|TW|EN)$/.exec(variable)?.[1]?.toLowerCase().split(' ') ?? ['zh', 'tw', 'en'];
    return places.flatMap((place) => {
      const [file, held = values[variable] ?? ''] = typeof place === 'string' ? [place] : place;
      const files = languages.map((language) => file.replace('*', language));
      return files.flatMap((each) => {
        const text = each === 'scripts' ? scripts.join() : unescaped(built.get(each) ?? '');
        return text.includes(held) ? [] : [`${variable}: ${each} lacks ${held}`];
      });
    });
  });
  assert.deepEqual(missing, []);
});

test('links are shared with the brand’s picture, in a language without one with the English one', () => {
  const own = readFileSync(join(SECOND, 'share-en.png'));
  for (const language of ['zh', 'tw', 'en']) {
    assert.ok(readFileSync(join(folder, `dist/og/${language}.png`)).equals(own), language);
  }
});

test('an announcement is on every page from its first moment to its last by the reader’s clock, and one that is over on none', () => {
  for (const [language, word] of Object.entries({ zh: '维护', tw: '維護', en: 'Maintenance' })) {
    for (const path of ['', '/faq', '/register', '/account']) {
      const html = page(language + path);
      const link = `<a href="/${language}/contact/">${word}</a>`;
      const shown = [
        ...html.matchAll(
          /<div class="?announcement"? role="?note"? data-begins="?(\d+)"? data-ends="?(\d+)"?( hidden)?><p>([^.]*)\. (.*?)<\/p>/g,
        ),
      ];
      assert.deepEqual(
        shown.map((found) => found.slice(1)),
        [
          ['1577836800000', '4070908800000', undefined, `${word} running`, link],
          ['4039372800000', '4070908800000', ' hidden', `${word} later`, link],
        ],
        language + path,
      );
      assert.match(html, /<style>[\s\S]*?\.announcement\{/);
    }
    assert.doesNotMatch(page(`${language}/appPrivacy`), /announcement/);
  }
  const [, script = ''] = /<script>(for\(const a of [\s\S]*?)<\/script>/.exec(page('en/faq')) ?? [];
  for (const [now, isHidden] of [
    [1_577_836_799_999, true],
    [1_577_836_800_000, false],
    [4_070_908_799_999, false],
    [4_070_908_800_000, true],
  ] as const) {
    const note = { dataset: { begins: '1577836800000', ends: '4070908800000' }, hidden: !isHidden };
    runInNewContext(script, { document: { querySelectorAll: () => [note] }, Date: { now: () => now } });
    assert.equal(note.hidden, isHidden, String(now));
  }
});

test('no page shows what was to be filled in, and none what has no value', () => {
  const found = [...built]
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([file, html]) => {
      const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
      const [sign] = /\{\{.{0,30}|\b(?:undefined|NaN)\b|\[object \w+\]|&amp;(?:amp|lt|quot|#\d+);/.exec(words) ?? [];
      return sign ? [`${file}: ${sign}`] : [];
    });
  assert.deepEqual(found, []);
});

/** A page's text with its signs as readers see them. */
function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x22;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&#x26;', '&');
}

test('a guide shows its pictures with their room kept, their words filled in, and files for each language', async () => {
  const own = new Set<string>();
  for (const [language, words] of Object.entries(SHOWN)) {
    const [picture = '', drawing = ''] = page(`${language}/router/r2s/4`).match(/<img [^>]*>/g) ?? [];
    assert.ok(picture.includes(` alt="${words} 10.7.7.1" `), `${language}: ${picture}`);
    assert.match(picture, / loading="lazy" decoding="async" width="296" height="640" /);
    assert.match(drawing, /alt="LAN 1" loading="lazy" decoding="async" width="400" height="300" src="[^"]+\.svg"/);
    const [, small = '', fine = ''] = /src="([^"]+\.webp)" srcset="[^"]+ 1x, ([^"]+\.webp) 2x"/.exec(picture) ?? [];
    const widths = [small, fine].map(async (file) => (await sharp(join(folder, 'dist', file)).metadata()).width);
    assert.deepEqual(await Promise.all(widths), [296, 592]);
    own.add(small);
  }
  assert.equal(own.size, 3);
});
