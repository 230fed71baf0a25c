import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'petrel-env-'));
after(() => rmSync(folder, { recursive: true }));

/** What `npm run check:launch` says, all in one text, with an `.env` of these lines; and what it ends with. */
function launchWith(lines: string | Buffer): { status: number | null; said: string } {
  const file = join(folder, '.env');
  writeFileSync(file, lines);
  const env = { ...process.env, PETREL_ENV_FILE: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check-launch.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.replaceAll(file, '.env') };
}

/** Mistakes that an operator makes in `.env`, a variable each, all at once; each with what is said of it. */
const REFUSED: readonly [line: string, said: string][] = [
  [
    'PETREL_SELLER_NAME_ZH=<b>海燕</b>',
    'PETREL_SELLER_NAME_ZH in .env is "<b>海燕</b>", and must hold no tag such as <b>: readers would see it',
  ],
  [
    'PETREL_AGENT_NAME_EN={{brand}} support',
    'PETREL_AGENT_NAME_EN in .env is "{{brand}} support", and must hold no pair of braces and no $ before one: nothing is filled in here',
  ],
  [
    'PETREL_SELLER_NAME_EN=$' + '{COMPANY}',
    'PETREL_SELLER_NAME_EN in .env is "$' +
      '{COMPANY}", and must hold no pair of braces and no $ before one: nothing is filled in here',
  ],
  [
    'PETREL_SELLER_ADDRESS_EN=1 Shore Road #05-12, Singapore',
    '.env:LINE: PETREL_SELLER_ADDRESS_EN has a # outside of quotation marks, and is read as "1 Shore Road": put the whole value between quotation marks, or a comment on a line of its own',
  ],
  [
    'PETREL_SELLER_LAW_EN=the law of Singapore',
    'PETREL_SELLER_LAW_EN in .env is "the law of Singapore", and must be the place alone, without the word for law, as in Singapore',
  ],
  [
    'PETREL_SELLER_LAW_ZH=新加坡法律',
    'PETREL_SELLER_LAW_ZH in .env is "新加坡法律", and must be the place alone, without the word for law, as in Singapore',
  ],
  [
    'PETREL_SELLER_NAME_TW=海燕 &amp; 燕',
    'PETREL_SELLER_NAME_TW in .env is "海燕 &amp; 燕", and must hold the character itself in place of &amp;',
  ],
  [
    'PETREL_SELLER_ADDRESS_ZH=**海滨路**',
    'PETREL_SELLER_ADDRESS_ZH in .env is "**海滨路**", and must hold no Markdown: readers would see its signs',
  ],
  [
    'PETREL_NAMES_TW=「海燕」',
    'PETREL_NAMES_TW in .env is "「海燕」", and must not stand in quotation marks: readers would see them',
  ],
  [
    "PETREL_SELLER_ADDRESS_TW='海濱路\\n1 號'",
    'PETREL_SELLER_ADDRESS_TW in .env is "海濱路\\\\n1 號", and must be one line, without a backslash',
  ],
  [
    'PETREL_AGENT_NAME_ZH=海燕\u00a0客服',
    'PETREL_AGENT_NAME_ZH in .env is "海燕\u00a0客服", and must hold an ordinary blank in place of U+00A0',
  ],
  [
    'PETREL_API_BASES=https://api.haiyan.internal/api/Website',
    'PETREL_API_BASES in .env, address 1, is "https://api.haiyan.internal/api/Website", and must be "https://api.haiyan.internal/api": calls put /Website behind it',
  ],
  [
    'PETREL_ATTACHMENT_BASE=https://haiyan.internal/api/files',
    'PETREL_ATTACHMENT_BASE in .env is "https://haiyan.internal/api/files", which is on the site’s own host, and must be its path alone, as in /api/files',
  ],
  [
    'PETREL_API_UPSTREAM=https://api.haiyan.internal/v1',
    'PETREL_API_UPSTREAM in .env is "https://api.haiyan.internal/v1", and must be "https://api.haiyan.internal", with no path: the API gets the paths of this site, such as /api/Website/info',
  ],
  [
    'PETREL_SUPPORT_EMAIL=mailto:help@haiyan.internal',
    'PETREL_SUPPORT_EMAIL in .env is "mailto:help@haiyan.internal", and must be a mail address and nothing else, as in support@petrel.example',
  ],
  ['PETREL_NAMES_ZH="栗鹭" VPN', '.env:LINE: PETREL_NAMES_ZH has VPN behind its quotation marks'],
  [
    'PETREL_RETENTION_BANK_DAYS=90\nPETREL_RETENTION_BANK_DAYS=60',
    '.env:LINE: PETREL_RETENTION_BANK_DAYS stands in line LESS already, and only the last one counts',
  ],
  [
    'STATUS_URL=https://status.haiyan.internal',
    '.env:LINE: STATUS_URL is no variable of the site: did you mean "PETREL_STATUS_URL"?',
  ],
  [
    'PERTEL_STATUS_URL=https://status.haiyan.internal',
    '.env:LINE: PERTEL_STATUS_URL is no variable of the site: did you mean "PETREL_STATUS_URL"?',
  ],
  [
    'PETREL_SELLER_LAW_TW=冰岛',
    'PETREL_SELLER_LAW_TW in .env is "冰岛", and must be in the characters of 繁體中文, such as 島 in place of 岛',
  ],
  ['PETREL_OFFLINE: false', '.env:LINE: is no NAME=value; a comment begins with #'],
  ['PETREL_SITE_URL=https://haiyan.internal', ''],
];

/** Mistakes that are no mistake for a site on one's own machine: they stop a launch, and not a build. */
const NOT_FOR_LAUNCH: readonly [line: string, said: string][] = [
  [
    'PETREL_SITE_URL=https://localhost:4321',
    'PETREL_SITE_URL in .env  siteUrl is “https://localhost:4321”, which nobody outside reaches  Put the address where the site will live.',
  ],
  [
    'PETREL_MIRRORS=https://192.168.1.20',
    'PETREL_MIRRORS in .env  mirrors.0 is “https://192.168.1.20”, which nobody outside reaches  Put a further address of your site, or take it out.',
  ],
  [
    'PETREL_API_BASES=http://localhost:8080/api',
    'PETREL_API_BASES in .env  apiBases.0 is “http://localhost:8080/api”, which nobody outside reaches  Put the address of your API.',
  ],
  [
    'PETREL_SUPPORT_EMAIL=help@nas.local',
    'PETREL_SUPPORT_EMAIL in .env  supportEmail is “help@nas.local”, which nobody outside reaches  Put the mail address that your support reads.',
  ],
  [
    'PETREL_SELLER_REGISTRATION_ZH=TODO',
    'PETREL_SELLER_REGISTRATION_ZH in .env  seller.registration is “TODO”  Put what identifies your business; terms, privacy policy and receipts name it.',
  ],
  [
    'PETREL_SELLER_LAW_ZH=待定',
    'PETREL_SELLER_LAW_ZH in .env  seller.law is “待定”  Put what identifies your business; terms, privacy policy and receipts name it.',
  ],
  [
    'PETREL_SELLER_NAME_EN=海燕网络有限公司',
    'PETREL_SELLER_NAME_EN in .env  seller.name.en is “海燕网络有限公司”, which is not in English  (hint) Put it as its readers write it, if they do.',
  ],
];

for (const [name, planted] of [
  ['what can’t be used', REFUSED],
  ['what no customer could use', NOT_FOR_LAUNCH],
] as const) {
  test(`of an .env, ${name} is told in a sentence each, and nothing else of it`, () => {
    const lines = planted.map(([line]) => line).join('\n');
    const { status, said } = launchWith(lines);
    assert.equal(status, 1);
    const expected = planted.flatMap(([line, sentence]) => {
      const last = lines.slice(0, lines.indexOf(line)).split('\n').length + line.split('\n').length - 1;
      return sentence ? [sentence.replace('LINE', `${last}`).replace('LESS', `${last - 1}`)] : [];
    });
    const told = said.split('\n').filter((line) => line.includes('.env'));
    assert.deepEqual(told.toSorted(), expected.toSorted());
  });
}

test('an .env in another encoding, a mark that hides its first line, and one quotation mark alone are told in a sentence', () => {
  assert.equal(
    launchWith(Buffer.from('PETREL_OFFLINE=false\n', 'utf16le')).said.trim(),
    '.env is not saved as UTF-8, and must be',
  );
  assert.match(
    launchWith('PETREL_NAMES_EN="Maroona\n').said,
    /^\.env:1: PETREL_NAMES_EN has one " alone: put one at each end, or none$/m,
  );
  assert.equal(
    launchWith('\ufeffPETREL_OFFLINE=false\n').said.trim(),
    '.env begins with a byte order mark, which hides its first line: save it without',
  );
});

test('what only looks like a mistake is taken: comments, quotation marks with a #, other programs’ variables, export', () => {
  const { said } = launchWith(
    `# a comment\n\nPETREL_SELLER_ADDRESS_EN="1 Shore Road #05-12" # with a comment\nexport PETREL_OFFLINE=false\nNODE_EXTRA_CA_CERTS=/etc/own.pem\nPETREL_SELLER_NAME_EN='AT&T 1 < 2 Ltd.'\nPETREL_API_UPSTREAM=http://127.0.0.1:8080\n`,
  );
  assert.doesNotMatch(said, /\.env|Shore|OFFLINE|UPSTREAM/);
});
