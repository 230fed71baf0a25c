import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseEnv } from 'node:util';
import * as config from '#config.ts';
import { settings, variableOf } from '#environment.ts';
import * as brand from '../../../brand/brand.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'petrel-env-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs `npm run check:launch` with an `.env` of these lines. Returns its output as one text, and its exit status. */
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

/** Lines of an `.env` that can't be used, or that Node reads in another way than they were meant. Each has its message. */
const REFUSED = `
PETREL_SELLER_NAME_ZH=<b>海燕</b> => PETREL_SELLER_NAME_ZH in .env is "<b>海燕</b>", and must not hold <b>: readers would see it as it stands
PETREL_SELLER_NAME_EN=\${COMPANY} => PETREL_SELLER_NAME_EN in .env is "\${COMPANY}", and must not hold \${: readers would see it as it stands
PETREL_SELLER_ADDRESS_EN=1 Shore Road #05-12, Singapore => .env:3: PETREL_SELLER_ADDRESS_EN has a # outside of quotation marks, and is read as "1 Shore Road": put the whole value between quotation marks, or a comment on a line of its own
PETREL_API_BASES=https://api.haiyan.internal/api/Website => PETREL_API_BASES in .env, address 1, is "https://api.haiyan.internal/api/Website", and must be "https://api.haiyan.internal/api": calls put /Website behind it
PETREL_ATTACHMENT_BASE=https://haiyan.internal/api/files => PETREL_ATTACHMENT_BASE in .env is "https://haiyan.internal/api/files", which is on the site’s own host, and must be its path alone, as in /api/files
PETREL_NAMES_ZH="栗鹭" VPN => .env:6: PETREL_NAMES_ZH has VPN after its quotation marks: put the whole value between them
PETREL_RETENTION_BANK_DAYS=90 => 
PETREL_RETENTION_BANK_DAYS=60 => .env:8: PETREL_RETENTION_BANK_DAYS is also set in line 7, and only the last line counts: remove one of them
STATUS_URL=https://status.haiyan.internal => .env:9: STATUS_URL is no variable of the site: did you mean PETREL_STATUS_URL?
PETREL_OFFLINE: false => .env:10: this line is no NAME=value: correct it, or begin a comment with #
PETREL_SITE_URL=https://haiyan.internal => 
`;

/** Values that are no mistake for a site on the operator's own machine. They stop a launch, but not a build. */
const NOT_FOR_LAUNCH = `
PETREL_SITE_URL=https://localhost:4321 => PETREL_SITE_URL in .env: siteUrl is “https://localhost:4321”, which nobody outside reaches. Put the address where the site will live.
PETREL_API_BASES=http://localhost:8080/api => PETREL_API_BASES in .env: apiBases.0 is “http://localhost:8080/api”, which nobody outside reaches. Put the address of your API.
PETREL_ENTERPRISE_URL=https://localhost/teams => PETREL_ENTERPRISE_URL in .env: enterpriseUrl is “https://localhost/teams”, which nobody outside reaches. Put the address of your enterprise product.
PETREL_SELLER_REGISTRATION_ZH=TODO => PETREL_SELLER_REGISTRATION_ZH in .env: seller.registration is “TODO”. Put what identifies your business; terms, privacy policy and receipts name it.
PETREL_SELLER_LAW_ZH=待定 => PETREL_SELLER_LAW_ZH in .env: seller.law is “待定”. Put what identifies your business; terms, privacy policy and receipts name it.
`;

for (const [name, planted] of [
  ['a mistake', REFUSED],
  ['a value that customers can’t use', NOT_FOR_LAUNCH],
] as const) {
  test(`check:launch prints one sentence for each line of an .env with ${name}, and nothing about the others`, () => {
    const rows = planted
      .trim()
      .split('\n')
      .map((row) => row.split(' =>'));
    const { status, said } = launchWith(rows.map(([line]) => line).join('\n'));
    assert.equal(status, 1);
    const told = said.split('\n').filter((line) => line.includes('.env'));
    assert.deepEqual(
      told.toSorted(),
      rows
        .map(([, sentence = '']) => sentence.trim())
        .filter(Boolean)
        .toSorted(),
    );
  });
}

test('check:launch reports another encoding, a byte order mark, and a single quotation mark in an .env', () => {
  for (const [lines, sentence] of [
    [Buffer.from('PETREL_OFFLINE=false\n', 'utf16le'), '.env is not saved as UTF-8: save it again as UTF-8'],
    ['PETREL_NAMES_EN="Maroona\n', '.env:1: PETREL_NAMES_EN has only one ": put one at each end, or none'],
    [
      '\ufeffPETREL_OFFLINE=false\n',
      '.env begins with a byte order mark, which hides its first line: save it as UTF-8 without BOM',
    ],
  ] as const) {
    assert.ok(launchWith(lines).said.split('\n').includes(sentence), sentence);
  }
});

test('check:launch accepts comments, a # in quotation marks, variables of other programs, and export', () => {
  const { said } = launchWith(
    `# a comment\n\nPETREL_SELLER_ADDRESS_EN="1 Shore Road #05-12" # with a comment\nexport PETREL_OFFLINE=false\nNODE_EXTRA_CA_CERTS=/etc/own.pem\n`,
  );
  assert.doesNotMatch(said, /\.env|Shore|OFFLINE/);
});

test('.env.example lists every variable in the order of the files, the operator’s first, with an example that the build accepts', () => {
  const isOfBrand = (path: string) => (path.split('.')[0] ?? '') in brand;
  const example = readFileSync(join(root, '.env.example'), 'utf8').replace(/^# (?=PETREL_)/gm, '');
  const values = parseEnv(example);
  assert.deepEqual(
    [...example.matchAll(/^(PETREL_\w+)=/gm)].map(([, name]) => name),
    settings
      .all()
      .toSorted((one, other) => Number(isOfBrand(one.path)) - Number(isOfBrand(other.path)))
      .map(({ variable }) => variable),
  );
  const seller = Object.entries(config.seller).flatMap(([name, part]) =>
    typeof part === 'string'
      ? [[variableOf(`seller.${name}`), part]]
      : Object.entries(part).map(([locale, text]) => [variableOf(`seller.${name}.${locale}`), text]),
  );
  assert.deepEqual(
    Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('PETREL_SELLER_'))),
    Object.fromEntries(seller),
  );
  const code = `import { siteMistakes } from './build-steps/values/check.ts'; console.log(JSON.stringify(siteMistakes()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, ...values },
    encoding: 'utf8',
  });
  assert.deepEqual(JSON.parse(stdout), []);
});
