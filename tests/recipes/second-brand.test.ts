import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { settings } from '#environment.ts';
import '../../build-steps/values/table.ts';
import { change, copyProject, type Ended, runNode } from './support/project.ts';

const SECOND = join(import.meta.dirname, 'second-brand');
/** The brand's name in each language. For French, a translator has begun with the English texts. */
const NAMES = { zh: '栗鹭', tw: '栗鷺', en: 'Maroona', fr: 'Maroona' };
const ANNOUNCED = { zh: '维护', tw: '維護', en: 'Maintenance', fr: 'Entretien' };
const PICTURED = { zh: '登录页', tw: '登入頁面', en: 'The login page', fr: 'La page' };

const { folder, remove } = copyProject();
const first = new Map(
  ['colours.css', 'horizon.css', 'pay-colours.css', 'pictures.css', 'scenes.css', 'fog.css', 'mark.svg'].map((file) => [
    file,
    readFileSync(join(folder, 'brand', file), 'utf8'),
  ]),
);
/** Every file of the built site that can be read, by its path. */
const built = new Map<string, string>();

before(async () => {
  rmSync(join(folder, 'brand'), { recursive: true });
  // The TypeScript files have the ending .txt here, because their imports resolve only in the folder of the brand.
  for (const name of readdirSync(SECOND)) cpSync(join(SECOND, name), join(folder, 'brand', name.replace(/\.txt$/, '')));
  renameSync(join(folder, 'brand/env'), join(folder, '.env'));
  // Add a language as CONTRIBUTING.md#a-language says.
  const row = "  fr: { tag: 'fr', name: 'Français', direction: 'ltr', suits: ['fr'], apiText: 'en' },\n";
  change(folder, 'src/routes/languages.ts', '} as const satisfies', `${row}} as const satisfies`);
  for (const args of [['tools/add-language.ts', 'fr', 'en'], ['tools/check-content.ts']]) {
    const { isGood, output } = await runNode(folder, args);
    assert.ok(isGood, output);
  }
  announce('running', '2020-01-01 08:00', '2099-01-01 08:00');
  announce('later', '2098-01-01 08:00', '2099-01-01 08:00');
  announce('over', '2020-01-01 08:00', '2020-02-01 08:00');
  await illustrate();
  const { isGood, output } = await build();
  assert.ok(isGood, output.slice(-6000));
  const cwd = join(folder, 'dist');
  for (const file of globSync(['**/*.{html,js,json,css,svg,xml,txt}', '_headers', '.well-known/*'], { cwd })) {
    built.set(file, readFileSync(join(cwd, file), 'utf8'));
  }
});
after(remove);

function build(): Promise<Ended> {
  return runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build'], { PETREL_ENV_FILE: '.env' });
}

/** Writes an announcement in each language, as src/content/README.md says. */
function announce(name: string, from: string, until: string): void {
  for (const [language, word] of Object.entries(ANNOUNCED)) {
    const file = join(folder, 'src/content/announcements', language, `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\nfrom: "${from}"\nuntil: "${until}"\n---\n\n${word} ${name}. [${word}](/contact)\n`);
  }
}

/** Puts a phone's picture for each language and a drawing for all languages into a guide, as src/content/README.md says. */
async function illustrate(): Promise<void> {
  const guide = join(folder, 'src/content/router');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';
  writeFileSync(join(guide, 'cables.svg'), drawing);
  for (const [index, [language, words]] of Object.entries(PICTURED).entries()) {
    const background = `#${String(index).repeat(3)}`;
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

/** The text of all scripts. */
function scripts(): string {
  return [...built].flatMap(([file, text]) => (file.endsWith('.js') ? text : [])).join('\n');
}

/**
 * The colours that a text writes as `#rrggbb`. Every brand may use black, white and transparent, which are written
 * otherwise.
 */
function coloursIn(css: string): string[] {
  return [...new Set(css.match(/#(?:[\da-f]{6})\b/g))];
}

test('with another brand/ and another operator’s .env, no file of the site contains the first brand', () => {
  const [outline = ''] = first.get('mark.svg')?.match(/(?<= d=")[^"]+/) ?? [];
  const colours = [...first].flatMap(([file, text]) => (file.endsWith('.css') ? coloursIn(text) : []));
  const own = readdirSync(SECOND).flatMap((name) => coloursIn(readFileSync(join(SECOND, name), 'utf8')));
  const gone = [outline, '海燕', ...colours.filter((colour) => !own.includes(colour))];
  assert.ok(outline.length > 100 && gone.length > 60);
  const traces = /.{0,40}petrel.{0,20}|192\.168\.1\.1|(?<!\d)15(?: ?天(?:退款|内可|內)|-day money)/i;
  const left = [...built].flatMap(([file, text]) =>
    [...gone.filter((each) => text.includes(each)), ...(traces.exec(text) ?? [])].map((each) => `${file}: ${each}`),
  );
  assert.deepEqual(left.slice(0, 20), []);
});

test('visitors see the second brand in each place where it belongs, in each language', () => {
  for (const [language, name] of Object.entries(NAMES)) {
    const landing = page(language);
    for (const said of [
      new RegExp(`<title>[^<]*– ${name}</title>`),
      'M16 2A14 14',
      /content="?#fcfaf8"?/,
      /content="?#1e0c22"?/,
      `"name":"${name}"`,
      new RegExp(`<footer[\\s\\S]*class="brand"[^>]*>[\\s\\S]*?</svg>${name}</a>`),
      new RegExp(`property="og:title" content="[^"]* – ${name}"`),
      /(?<!\d)21(?: ?天|[- ]day)/,
    ]) {
      assert.ok(typeof said === 'string' ? landing.includes(said) : said.test(landing), `${language}: ${said}`);
    }
    assert.match(
      page(`${language}/terms`),
      /\$60(?:\.00)? × 60% = (?:US)?\$36(?:\.00)?/,
      `${language}: the policy's example`,
    );
    assert.match(page(`${language}/download/windows`), /8\.4\.1/, `${language}: the app's version`);
    assert.ok(built.get(`${language}/manifest.json`)?.includes(name), `${language}: home screens`);
    const guide = [1, 2, 3, 4, 5].map((step) => page(`${language}/router/r2s/${step}`)).join();
    for (const value of ['10.7.7.1', 'keeper', 'plum-tree']) assert.ok(guide.includes(value), `${language}: ${value}`);
  }
  // The scripts name the banks of the second brand's form, and no bank of the first brand.
  const offered = scripts().match(/\[[`'"](?:boc|icbc|ccb|abc|bcm)[`'"][^\]]*\]/g) ?? [];
  assert.deepEqual([...new Set(offered.map((found) => found.replace(/[^a-z,]/g, '')))], ['ccb,boc']);
  assert.match(built.get('favicon.svg') ?? '', /#b01997.*M16 2A14 14/);
  // Receipts are drawn by a script.
  const receipt = scripts();
  for (const said of ['receipt-brand', 'M16 2A14 14', ...Object.values(NAMES)]) assert.ok(receipt.includes(said), said);
});

/**
 * Where readers, browsers and hosts see the values of `second-brand/env.txt`. A row names files of the built site, with
 * `*` for each language. It also names the text in the file if that is not the whole value. A value without a row is on
 * the contact page.
 */
const SEEN: Readonly<Record<string, readonly (readonly [file: string, held?: string])[]>> = {
  SITE_URL: [['robots.txt'], ['.well-known/security.txt'], ['*/index.html'], ['sitemap-0.xml', '.internal/fr/faq/']],
  MIRRORS: [
    ['*/contact/index.html', 'https://maroona2.internal/'],
    ['*/contact/index.html', 'https://maroona3.internal/'],
  ],
  API_BASES: [
    ['*/register/index.html', "connect-src 'self' https://api.maroona.internal https://api2.maroona.internal"],
    ['scripts', 'https://api2.maroona.internal/v1'],
  ],
  ATTACHMENT_BASE: [['*/ticketContent/index.html'], ['scripts']],
  PICTURE_HOSTS: [['*/index.html', 'data: blob: https://files.maroona.internal https://pictures.maroona.internal;']],
  OFFLINE: [['*/faq/index.html', 'trusted-types payment">']],
  SUPPORT_EMAIL: [['*/contact/index.html'], ['*/faq/index.html'], ['.well-known/security.txt']],
  ENTERPRISE_URL: [['*/enterprise/index.html']],
  HSTS_COVERS_SUBDOMAINS: [['_headers', 'max-age=31536000; includeSubDomains']],
  NAMES: [['*/index.html'], ['*/manifest.json']],
  AGENT_NAME: [['scripts']],
  SELLER_NAME: [['*/terms/index.html'], ['*/contact/index.html'], ['*/index.html']],
  SELLER_LAW: [['*/terms/index.html']],
  SELLER_PRIVACY_EMAIL: [['*/appPrivacy/index.html'], ['*/contact/index.html']],
  RETENTION_VISIT_DAYS: [['*/appPrivacy/index.html']],
  RETENTION_BANK_DAYS: [['*/appPrivacy/index.html']],
  RETENTION_GUEST_TICKET_DAYS: [['*/appPrivacy/index.html']],
  // The built site does not show these values. They affect the host, the calls and a line of `npm run check:launch`.
  API_UPSTREAM: [],
  SENDS_IDEMPOTENCY_KEY: [],
  READ_BY_LAWYER: [],
};

test('each value of an .env appears as written where readers, browsers and hosts look for it', () => {
  const values = parseEnv(readFileSync(join(SECOND, 'env.txt'), 'utf8')) as Record<string, string>;
  assert.deepEqual(
    Object.keys(values).sort(),
    settings
      .all()
      .map(({ variable }) => variable)
      .sort(),
  );
  const missing = Object.entries(values).flatMap(([variable, value]) => {
    const [, name = '', language] = /^PETREL_(.+?)(?:_(ZH|TW|EN))?$/.exec(variable) ?? [];
    const languages = language ? [language.toLowerCase()] : Object.keys(NAMES);
    return (SEEN[name] ?? [['*/contact/index.html']]).flatMap(([file, held = value]) =>
      languages
        .map((each) => file.replace('*', each))
        .filter((each) => !(each === 'scripts' ? scripts() : unescaped(built.get(each) ?? '')).includes(held))
        .map((each) => `${variable}: ${each} lacks ${held}`),
    );
  });
  assert.deepEqual(missing, []);
});

/** Replaces the character references of a page with the characters that readers see. */
function unescaped(html: string): string {
  const signs: Record<string, string> = { quot: '"', '#x22': '"', '#39': "'", '#x27': "'", amp: '&', '#x26': '&' };
  return html.replace(/&(quot|#x22|#39|#x27|amp|#x26);/g, (_, name: string) => signs[name] ?? '');
}

test('an added language has all pages that the others have, and is in the language switch', async () => {
  const pagesOf = (language: string): string[] =>
    [...built.keys()].filter((file) => file.startsWith(`${language}/`)).map((file) => file.slice(language.length));
  assert.ok(pagesOf('en').length > 50);
  assert.deepEqual(pagesOf('fr').sort(), pagesOf('en').sort());
  assert.match(page('fr/account'), /<html lang="?fr"?/);
  for (const language of Object.keys(NAMES)) assert.match(page(`${language}/terms`), />Français<\/a>/);
  const { isGood, output } = await runNode(folder, ['node_modules/typescript/bin/tsc', '-p', 'src', '--noEmit']);
  assert.ok(isGood, output);
});

test('shared links have the brand’s picture; a language without a picture uses the English one', () => {
  const own = readFileSync(join(SECOND, 'share-en.png'));
  for (const language of Object.keys(NAMES)) {
    assert.ok(readFileSync(join(folder, `dist/og/${language}.png`)).equals(own), language);
  }
});

test('pages show an announcement from its start to its end, and none that is over', () => {
  for (const [language, word] of Object.entries(ANNOUNCED)) {
    const link = `<a href="/${language}/contact/">${word}</a>`;
    for (const path of ['', '/faq', '/register', '/account']) {
      const shown = page(language + path).matchAll(
        /<div class="?announcement"? role="?note"? data-begins="?(\d+)"? data-ends="?(\d+)"?( hidden)?><p>([^.]*)\. (.*?)<\/p>/g,
      );
      assert.deepEqual(
        [...shown].map((found) => found.slice(1)),
        [
          ['1577836800000', '4070908800000', undefined, `${word} running`, link],
          ['4039372800000', '4070908800000', ' hidden', `${word} later`, link],
        ],
        language + path,
      );
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

test('no page shows an unfilled placeholder or a missing value', () => {
  const found = [...built].flatMap(([file, html]) => {
    if (!file.endsWith('.html')) return [];
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    const [sign] = /\{\{.{0,30}|\b(?:undefined|NaN)\b|\[object \w+\]|&amp;(?:amp|lt|quot|#\d+);/.exec(words) ?? [];
    return sign ? [`${file}: ${sign}`] : [];
  });
  assert.deepEqual(found, []);
});

test('the pictures of a guide have reserved room, filled-in words and files for each language', () => {
  const own = new Set<string>();
  for (const [language, words] of Object.entries(PICTURED)) {
    const [picture = '', drawing = ''] = page(`${language}/router/r2s/4`).match(/<img [^>]*>/g) ?? [];
    assert.ok(picture.includes(` alt="${words} 10.7.7.1" loading="lazy" decoding="async" width="296" height="640" `));
    assert.match(drawing, /alt="LAN 1" loading="lazy" decoding="async" width="400" height="300" src="[^"]+\.svg"/);
    const [, small = '', fine = ''] = /src="([^"]+\.webp)" srcset="[^"]+ 1x, ([^"]+\.webp) 2x"/.exec(picture) ?? [];
    for (const file of [small, fine]) assert.ok(existsSync(join(folder, 'dist', file)), file);
    own.add(small);
  }
  assert.equal(own.size, 4);
});

test('a second build stops at new mistakes, names each place, and publishes nothing old', async () => {
  change(folder, 'brand/clients.json', '"version": "8.4.1",', '"version": "8.4.1"');
  rmSync(join(folder, 'src/content/faq/tw/devices/01-limit.md'));
  renameSync(join(folder, 'src/content/legal/en/terms.md'), join(folder, 'src/content/legal/en/term.md'));
  const { isGood, output } = await build();
  assert.ok(!isGood, output);
  assert.match(output, /brand\/clients\.json:\d+:\d+: this can’t be read as JSON: comma expected/);
  assert.match(output, /faq\/tw\/devices\/01-limit\.md: is missing, although it exists in zh and en and fr/);
  assert.match(output, /legal\/en\/terms\.md: is missing, although it exists in zh and tw and fr/);
  assert.doesNotMatch(output, /Stack trace/);
});
