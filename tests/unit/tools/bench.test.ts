import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { BenchArgumentMistake, readBenchArguments } from '../../../tools/bench/arguments.ts';
import { FINGERPRINT, TEST_PEM } from '../../../tools/bench/certificate.ts';
import { blockingTime, median, ratio } from '../../../tools/bench/figures.ts';
import { type BenchPage, benchPages, otherPage, warmPages } from '../../../tools/bench/pages.ts';
import { markdown, overBars, type Result, sumUp } from '../../../tools/bench/report.ts';
import { readPriority } from '../../../tools/bench/send-queue.ts';

const PAGES = ['landing', 'register'];

test('the median is the middle one of what was measured, or the mean of the middle two', () => {
  assert.equal(median([300, 100, 250]), 250);
  assert.equal(median([100, 400, 200, 300]), 250);
  assert.equal(median([undefined, 7]), 7);
  assert.equal(median([undefined]), undefined);
});

test('blocking time is what tasks take beyond 50 ms, from the first paint on', () => {
  const tasks = [
    { startMs: 0, durationMs: 200 },
    { startMs: 400, durationMs: 120 },
    { startMs: 600, durationMs: 40 },
  ];
  assert.equal(blockingTime(tasks, 0), 220);
  assert.equal(blockingTime(tasks, 100), 120);
  assert.equal(blockingTime(tasks, 900), 0);
});

test('a ratio needs both of its numbers', () => {
  assert.equal(ratio(1500, 600), 2.5);
  assert.equal(ratio(undefined, 600), undefined);
  assert.equal(ratio(1500, 0), undefined);
  assert.equal(ratio(1500, undefined), undefined);
});

test('without arguments every page is measured three times on both networks', () => {
  assert.deepEqual(readBenchArguments([], PAGES), {
    runs: 3,
    pages: undefined,
    profiles: ['slow4g', 'slow3g'],
    locale: 'en',
    dist: undefined,
    isWarm: false,
    out: 'bench-report',
    others: [],
  });
});

test('arguments choose pages, networks, runs, folders and other sites', () => {
  const args = ['--runs=5', '--pages=register', '--profiles=none', '--locale=tw', '--dist=/d', '--warm', '--out=r'];
  assert.deepEqual(readBenchArguments([...args, 'old=/tmp/old:/en/register/', 'peer=../peer'], PAGES), {
    runs: 5,
    pages: ['register'],
    profiles: ['none'],
    locale: 'tw',
    dist: '/d',
    isWarm: true,
    out: 'r',
    others: [
      { name: 'old', dir: '/tmp/old', path: '/en/register/' },
      { name: 'peer', dir: '../peer', path: '/' },
    ],
  });
});

for (const wrong of ['--runs=0', '--pages=nowhere', '--profiles=5g', '--locale=fr', '--fast', 'folder', '-x']) {
  test(`"${wrong}" is not understood, and what could stand there is said`, () => {
    assert.throws(
      () => readBenchArguments([wrong], PAGES),
      (error: Error) => error instanceof BenchArgumentMistake && /It could be: .{2}/.test(error.message),
    );
  });
}

test('the pages come from the route table: members’ screens with a member, variants with their first value', () => {
  const pages = new Map(benchPages('en').map((page) => [page.name, page]));
  assert.deepEqual(
    ['packages', 'ticketContent', 'invite', 'faq'].map((name) => [pages.get(name)?.path, pages.get(name)?.person]),
    [
      ['/en/packages/1/', 'lin'],
      ['/en/ticketContent/102/', 'lin'],
      ['/en/invite/', 'sam'],
      ['/en/faq/', undefined],
    ],
  );
  for (const other of ['download', 'help', 'appTerms', 'notFound', 'greenChannel']) assert.ok(!pages.has(other), other);
  assert.deepEqual(
    warmPages('zh').map(({ path, after }) => [path, after]),
    [
      ['/zh/register/', { path: '/zh/', isPressed: true }],
      ['/zh/register/', { path: '/zh/register/', isPressed: false }],
    ],
  );
});

test('a page of another site is measured as ours if its address is one of ours', () => {
  assert.equal(otherPage('old', '/en/account/').person, 'lin');
  assert.deepEqual(otherPage('peer', '/blog/one/'), { name: 'peer', path: '/blog/one/', isIsland: true });
});

test('the certificate is for localhost, holds today, and is signed by its own key', () => {
  const read = new X509Certificate(TEST_PEM);
  assert.equal(read.checkHost('localhost'), 'localhost');
  assert.ok(read.verify(read.publicKey));
  assert.ok(read.validFromDate < new Date() && read.validToDate > new Date());
  assert.ok(read.checkPrivateKey(createPrivateKey(TEST_PEM)));
  assert.ok(!read.ca);
  assert.equal(Buffer.from(FINGERPRINT, 'base64').length, 32);
});

test('a request’s priority is read, and urgency 3 is taken where there is none', () => {
  assert.deepEqual(readPriority('u=1, i'), { urgency: 1, isIncremental: true });
  assert.deepEqual(readPriority('i'), { urgency: 3, isIncremental: true });
  assert.deepEqual(readPriority('u=0'), { urgency: 0, isIncremental: false });
  assert.deepEqual(readPriority('u=5, i=?0'), { urgency: 5, isIncremental: false });
  assert.deepEqual(readPriority(''), { urgency: 3, isIncremental: false });
});

const EMPTY: BenchPage = { name: 'empty page', path: '/', isIsland: false };
const REGISTER = benchPages('en').find(({ name }) => name === 'register') ?? EMPTY;

function result(page: BenchPage, contentMs: number, over: Partial<Result['measure']> = {}): Result {
  const times = { firstPaintMs: 500, hydratedMs: 1000, contentMs };
  const bytes = { documentBytes: 13_000, scriptBytes: 80_000, scriptFiles: 8, allBytes: 90_000, requests: 12 };
  return { page, profile: 'slow4g', measure: { ...bytes, ...times, shift: 0, blockingMs: 0, ...over } };
}

test('visits are summed up as multiples of the empty page in the same run, and what is over its bar is named', () => {
  const lines = sumUp([result(EMPTY, 500), ...[700, 1100, 950].map((ms) => result(REGISTER, ms))], EMPTY);
  const [, register] = lines;
  assert.equal(register?.values.contentMs, 950);
  assert.equal(register?.values.contentTimes, 1.9);
  assert.deepEqual(lines.flatMap(overBars), []);

  const heavy = sumUp([result(EMPTY, 500), result(REGISTER, 1500, { scriptBytes: 93_001, shift: 0.012 })], EMPTY);
  assert.deepEqual(heavy.flatMap(overBars).sort(), ['contentTimes', 'scriptBytes', 'shift']);
  const told = { browser: 'Chromium 1', runs: 1, cores: 2, load: 0, at: new Date(0) };
  const text = markdown(heavy, told);
  assert.match(
    text,
    /\| register \| 13,000 \| \*\*93,001\*\* > 93,000 \(8\) \|.* 1,500 · \*\*3\.00 ×\*\* > 1\.90 × \|/,
  );
  assert.match(text, /- register, Slow 4G: CLS 0\.012, bar 0\n/);
});
