import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

const DOCUMENT = 'docs/accessibility.md';

/** The ways of use, by the part before the colon in a test's tag. */
const WAYS = {
  keyboard: 'keyboard',
  reader: 'screen reader',
  '320px': '320 px, 400 %',
  forced: 'forced colours',
  spacing: 'text spacing',
  motion: 'reduced motion',
} as const;
type Way = keyof typeof WAYS;

/** The journeys, by the part after the colon. A tag for `every` covers all journeys that have a screen of their own. */
const JOURNEYS: Readonly<Record<string, { name: string; isPart?: true }>> = {
  landing: { name: 'landing page' },
  choose: { name: 'choose a package, register' },
  pay: { name: 'pay', isPart: true },
  waiting: { name: 'after paying', isPart: true },
  login: { name: 'log in' },
  recovery: { name: 'recover a password' },
  account: { name: 'account, devices, orders, receipt' },
  ticket: { name: 'new ticket' },
  thread: { name: 'ticket, reply' },
  invite: { name: 'invite, withdraw' },
  rules: { name: 'rules' },
  upgrade: { name: 'upgrade', isPart: true },
  faq: { name: 'FAQ' },
  chrome: { name: 'menu, language, colour scheme' },
  offer: { name: 'banner, popup', isPart: true },
  guides: { name: 'downloads, guides, legal texts' },
};

/** Combinations that need no test, with the reason. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  'forced:offer': 'one picture, and a line of text with its own colours: nothing in them is told by colour',
};

/** Returns the files with tests that prove each tag. */
function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('tests/browser/**/*.test.ts').sort()) {
    const source = readFileSync(file, 'utf8');
    for (const [, tag = ''] of source.matchAll(/'@(\w+:\w+)'/g))
      if (!found.get(tag)?.includes(file)) found.set(tag, [...(found.get(tag) ?? []), file]);
  }
  return found;
}

function table(): string {
  const known = proofs();
  const cell = (way: Way, journey: string): string => {
    if (NOT_NEEDED[`${way}:${journey}`]) return '–';
    const own = known.get(`${way}:${journey}`) ?? [];
    const all = JOURNEYS[journey]?.isPart ? [] : (known.get(`${way}:every`) ?? []);
    const files = [...new Set([...own, ...all])];
    assert.notEqual(files.length, 0, `no test proves ${WAYS[way]} for: ${JOURNEYS[journey]?.name}`);
    return files.map((file) => `[${basename(file, '.test.ts')}](../${file})`).join(', ');
  };
  const ways = Object.keys(WAYS) as Way[];
  return [
    `| journey | ${Object.values(WAYS).join(' | ')} |`,
    `|---|${ways.map(() => '---|').join('')}`,
    ...Object.entries(JOURNEYS).map(
      ([journey, { name }]) => `| ${name} | ${ways.map((way) => cell(way, journey)).join(' | ')} |`,
    ),
    '',
    ...Object.entries(NOT_NEEDED).map(([tag, why]) => {
      const [way = '', journey = ''] = tag.split(':');
      return `– ${WAYS[way as Way]}, ${JOURNEYS[journey]?.name}: ${why}.`;
    }),
  ].join('\n');
}

test('each tag of a test names a way of use and a journey', () => {
  const odd = [...proofs().keys()].filter((tag) => {
    const [way = '', journey = ''] = tag.split(':');
    return !(way in WAYS) || !(journey === 'every' || journey in JOURNEYS);
  });
  assert.deepEqual(odd, []);
});

test('docs/accessibility.md says which tests prove what; if it is out of date, this test rewrites it', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const current = text.replace(/(?<=<!-- table -->\n\n)[\s\S]*(?=\n\n<!-- end -->)/, table);
  if (current !== text) writeFileSync(DOCUMENT, current);
  assert.equal(text, current, 'docs/accessibility.md was out of date, and is right now: look at it and commit it');
});
