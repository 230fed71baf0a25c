import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as config from '#config.ts';
import { openSettings } from '#environment.ts';
import * as brand from '../../../brand/brand.ts';
import { lineOn, placeholders, warnOfPlaceholders } from '../../../build-steps/values/launch.ts';
import type { Values } from '../../../build-steps/values/table.ts';
import { fillIn, OWN_ADDRESS } from '../../recipes/support/fill-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'petrel-launch-'));
after(() => rmSync(folder, { recursive: true }));
for (const file of ['package.json', 'src/config.ts', 'src/environment.ts', 'src/content/answers.json'])
  cpSync(file, join(folder, file));
cpSync('brand', join(folder, 'brand'), { recursive: true });
fillIn(folder);
const load = async (file: string) => ({ ...(await import(pathToFileURL(join(folder, file)).href)) });
const filledIn = { config: await load('src/config.ts'), brand: await load('brand/brand.ts') };
const shipped = { config, brand };

/** Returns what a build with these values logs, each line with its level. */
async function said(values: Values, root?: string): Promise<string[]> {
  const lines: string[] = [];
  const hook = warnOfPlaceholders(root, values).hooks['astro:build:start'] as unknown as (options: object) => unknown;
  const logger = {
    warn: (line: string) => lines.push(`warn ${line}`),
    info: (line: string) => lines.push(`info ${line}`),
  };
  await hook({ logger });
  return lines;
}

test('as shipped, check:launch lists each example with its line, and hints at values that may have been forgotten', () => {
  const found = placeholders();
  const missing = (isWanted: boolean): string[] =>
    found.filter(({ isHint }) => isHint === isWanted).map(({ what }) => what.replace(/ (?:is|are|of|does) .*/, ''));
  assert.deepEqual(missing(false), [
    'siteUrl',
    ...['name', 'address', 'registration', 'law', 'privacyEmail'].map((name) => `seller.${name}`),
    'supportEmail',
    'retention',
    'logs',
    'locations.2',
    'enterpriseUrl',
    ...['videoFlashUrl', 'videoConnectUrl', 'flashToolUrl', 'firmwareUrl'].map((name) => `router.${name}`),
    'ios: link1',
    ...['android', 'windows', 'macos'].flatMap((type) => ['sha256', 'link1', 'link2'].map((key) => `${type}: ${key}`)),
    ...['ext: link1', 'router: sha256', 'router: link1'],
  ]);
  assert.deepEqual(missing(true), [
    'answers leaves open basicData, basicSpeed, coverage, reach, atZero, dataPlans, repair, protocols, killSwitch, atOnce, systems, stores, cards, invoices, legality, servers, notices',
    'exchange',
    'your lawyer has not read the legal texts',
    'names',
    'agentName',
    'claim',
    ...['designer', 'translator', 'teacher'].map((id) => `the testimonial “${id}”`),
  ]);
  // Check the place as well: the quoted value must be on that line.
  for (const { place, what } of found) {
    const [file = '', line = ''] = place.split(':');
    const [, value = ''] = / is “(.*)”/.exec(what) ?? [];
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
    assert.ok(text.includes(value), `${place} ${what}: ${text}`);
  }
});

test('an operator’s own values are no placeholders, and invented testimonials beside real ones are hints', () => {
  assert.deepEqual(
    placeholders(folder, filledIn).map(({ isHint, what }) => isHint && what),
    ['the testimonial “translator” is invented', 'the testimonial “teacher” is invented'],
  );
});

test('a single value that is still an example is found among the operator’s own values', () => {
  const values = {
    ...filledIn,
    config: { ...filledIn.config, mirrors: ['https://own.internal', 'https://petrel.example.net'] },
  };
  assert.deepEqual(
    placeholders(folder, values)
      .slice(0, 1)
      .map((found) => lineOn(found).replace(/:\d+/, '')),
    [
      'src/config.ts: mirrors.1 is “https://petrel.example.net”. Put a further address of your site, or take it out, or set PETREL_MIRRORS.',
    ],
  );
  const { name } = config.seller;
  const seller = filledIn.config.seller as typeof config.seller;
  const oneName = { ...seller, name: { zh: '甲', tw: '乙', en: name.en } };
  const oneLanguage = { ...filledIn, config: { ...filledIn.config, seller: oneName } };
  assert.match(
    placeholders(folder, oneLanguage)[0]?.what ?? '',
    /^seller\.name is “Example Networks Ltd\. \(example\)”/,
  );
});

test('a value that a variable sets is no placeholder, and an example that a variable sets is reported by the variable’s name', () => {
  const from = openSettings({
    values: {
      PETREL_SITE_URL: 'https://petrel.example',
      PETREL_SUPPORT_EMAIL: 'help@haiyan.internal',
      ...Object.fromEntries(['VISIT', 'BANK', 'GUEST_TICKET'].map((name) => [`PETREL_RETENTION_${name}_DAYS`, '7'])),
    },
  });
  const own = {
    ...config,
    siteUrl: from.setting('siteUrl', ''),
    supportEmail: from.setting('supportEmail', ''),
    seller: from.setting('seller', config.seller),
    retention: { ...from.setting('retention', { visitDays: 30, bankDays: 90, guestTicketDays: 365 }), isExample: true },
  };
  const lines = placeholders(undefined, { ...shipped, config: own }, from).map(lineOn);
  assert.deepEqual(
    lines.filter((line) => /^PETREL|supportEmail|retention/.test(line)),
    ['PETREL_SITE_URL: siteUrl is “https://petrel.example”. Put the address where the site will live.'],
  );
  assert.match(lines[1] ?? '', /^src\/config\.ts:\d+: seller\.name is .*, or set PETREL_SELLER_NAME_ZH, …_TW, …_EN\.$/);
});

test('a build for a real address warns of each placeholder and hints at the rest; a build for an example address is silent', async () => {
  assert.deepEqual(await said(shipped), []);
  const values = { ...shipped, config: { ...config, siteUrl: OWN_ADDRESS } };
  const expected = placeholders(undefined, values).map((each) => `${each.isHint ? 'info' : 'warn'} ${lineOn(each)}`);
  assert.deepEqual(await said(values), expected);
  assert.ok(expected.length > 30 && !expected.join().includes('siteUrl'));
  assert.deepEqual(
    (await said(filledIn, folder)).filter((line) => line.startsWith('warn')),
    [],
  );
});
