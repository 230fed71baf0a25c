import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fillIn } from './support/fill-in.ts';
import { change, copyProject, linkPackages, run } from './support/project.ts';

/** The environment of an operator. It names `.env`, which the tests do not read otherwise. */
const OPERATOR = {
  PETREL_ENV_FILE: '.env',
  GIT_AUTHOR_NAME: 'Operator',
  GIT_AUTHOR_EMAIL: 'operator@haiyan.internal',
  GIT_COMMITTER_NAME: 'Operator',
  GIT_COMMITTER_EMAIL: 'operator@haiyan.internal',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
/** Commands of the document that this test leaves out. It links the packages itself, and other recipes test the build. */
const TRIED_ELSEWHERE = ['npm ci', 'npm run build'];

const upstream = copyProject();
const folder = mkdtempSync(join(tmpdir(), 'petrel-upgrade-'));
const shop = join(folder, 'shop');
const own = join(folder, 'own.git');
/** The document, with the addresses of this test's repositories. */
const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  .replace('https://git.example/petrel.git', upstream.folder)
  .replace('https://git.example/you/shop.git', own);
/** The output of the commands for an upgrade. */
let said = '';

before(async () => {
  await git(upstream.folder, 'init', '--quiet', '--initial-branch', 'main');
  await commit(upstream.folder, 'This version');
  await git(folder, 'init', '--quiet', '--bare', own);
  await follow('A repository of your own', folder);
  linkPackages(shop);
  writeFileSync(join(shop, '.env'), 'PETREL_SITE_URL=https://shop.internal\nPETREL_SUPPORT_EMAIL=help@shop.internal\n');
  makeOwn();
  await carryOut(shop, process.execPath, 'tools/hosting.ts');
  await follow('What is yours', shop);
  makeNextVersion();
  await commit(upstream.folder, 'Next version');
  said = await follow('A new version', shop);
});
after(() => {
  upstream.remove();
  rmSync(folder, { recursive: true });
});

/** Runs the commands below a heading of the document, and returns their output. */
async function follow(heading: string, place: string): Promise<string> {
  const [, section = ''] = DOCUMENT.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  const blocks = [...body.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const lines = blocks.join('').trim().split('\n');
  assert.ok(lines[0], `docs/operating.md has commands below "${heading}"`);
  return carryOut(place, 'sh', '-e', '-c', lines.filter((line) => !TRIED_ELSEWHERE.includes(line)).join('\n'));
}

/** Runs a command, which must succeed, and returns its output. */
async function carryOut(place: string, command: string, ...words: string[]): Promise<string> {
  const { isGood, output } = await run(place, command, words, OPERATOR);
  assert.ok(isGood, `${words.join(' ')}\n${output.slice(-4000)}`);
  return output;
}

async function git(place: string, ...words: string[]): Promise<string> {
  return carryOut(place, 'git', ...words);
}

async function commit(place: string, message: string): Promise<void> {
  await git(place, 'add', '--all');
  await git(place, 'commit', '--quiet', '--message', message);
}

/** Writes an operator's brand and answers into the shop. */
function makeOwn(): void {
  fillIn(shop);
  change(shop, 'brand/colours.css', /--sea: light-dark\(#0b6e63/, '--sea: light-dark(#0a5f70');
  change(shop, 'brand/clients.json', /"version": "5\.6"/, '"version": "5.7"');
  change(shop, 'src/content/faq/en/account/01-register.md', /$/, '\nAsk us if anything is unclear.\n');
}

/** Changes everything that a new version may change: code, texts, configurations, and files beside an operator's own. */
function makeNextVersion(): void {
  const { folder: place } = upstream;
  change(place, 'package.json', /"version": "[\d.]+"/, '"version": "99.0.0"');
  change(place, 'locales/en/notFound.json', /"Page not found"/, '"There is no such page"');
  change(place, 'src/content/faq/en/account/02-forgot-password.md', /$/, '\nA sentence of the next version.\n');
  change(place, 'build-steps/hosting/nginx.ts', /gzip_comp_level 6/, 'gzip_comp_level 5');
  writeFileSync(join(place, 'public/next.txt'), 'A file of the next version.\n');
}

function read(file: string): string {
  return readFileSync(join(shop, file), 'utf8');
}

test('a new version merges into an operator’s repository without a conflict, and leaves it clean', async () => {
  assert.equal(await git(shop, 'status', '--porcelain'), '');
  assert.equal(await git(shop, 'rev-list', '--count', 'HEAD..upstream/main'), '0\n');
  assert.equal(await git(shop, 'rev-list', '--count', 'origin/main..HEAD'), '0\n');
  // Git contains neither the operator's values nor the files made from them.
  assert.equal(await git(shop, 'ls-files', '.env', 'hosting.local'), '');
});

test('an upgrade keeps the operator’s brand, values and texts, and brings the new version’s changes', () => {
  for (const [file, words] of [
    ['brand/brand.ts', /en: 'Haiyan'/],
    ['brand/colours.css', /--sea: light-dark\(#0a5f70/],
    ['brand/clients.json', /"version": "5\.7"/],
    ['.env', /PETREL_SUPPORT_EMAIL=help@shop\.internal/],
    ['src/content/faq/en/account/01-register.md', /Ask us if anything is unclear\./],
    ['package.json', /"version": "99\.0\.0"/],
    ['locales/en/notFound.json', /There is no such page/],
    ['src/content/faq/en/account/02-forgot-password.md', /A sentence of the next version\./],
    ['public/next.txt', /A file of the next version/],
  ] as const) {
    assert.match(read(file), words, file);
  }
});

test('after an upgrade the checks pass, and the new host files contain the operator’s values', () => {
  assert.match(said, /^Everything is in place\.$/m);
  assert.match(read('hosting.local/nginx/petrel.conf'), /server_name shop\.internal;/);
  assert.match(read('hosting.local/nginx/petrel.conf'), /gzip_comp_level 5;/);
  assert.match(read('hosting.local/maintenance/404.html'), /Back soon – Haiyan[\s\S]*help@shop\.internal/);
});
