import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import * as brand from '../../../brand/brand.ts';
import { stopAt } from '../../../build-steps/plain-error.ts';
import { siteMistakes } from '../../../build-steps/values/check.ts';
import * as config from '../../../src/config.ts';
import { openSettings, settings } from '../../../src/environment.ts';

const root = join(import.meta.dirname, '../../..');
const { seller } = config;
const each = <Value>(value: Value) => ({ zh: value, tw: value, en: value });

/** What is said of values in the file, without their lines. */
function said(values: object): string[] {
  return siteMistakes({ config: { ...config, ...values } }).map((mistake) =>
    mistake.replace(/^src\/config\.ts:\d+: /, ''),
  );
}

test('the shipped values can be published', () => {
  assert.deepEqual(siteMistakes(), []);
});

test('as shipped, logs and places are examples, and nothing else that only an operator knows is said', () => {
  assert.equal(config.logs.isExample, true);
  assert.deepEqual(config.locations?.en, ['Tokyo', 'Singapore', 'Los Angeles (example)']);
  assert.deepEqual([config.statusUrl, config.answers], [undefined, {}]);
});

test('what an operator may say is taken', () => {
  for (const right of [
    { siteUrl: 'https://petrel.example.net:8443' },
    { mirrors: ['https://petrel.example.net', 'https://petrel.example.org:8443'] },
    { apiBases: ['https://api.example.net', 'https://api.example.org:8443/v1', '/api/v1'] },
    {
      apiBases: ['http://localhost:4400/api', 'http://127.0.0.1:4400/api'],
      attachmentBase: 'https://files.example.net',
    },
    { logs: { sites: 'never', dns: 'never', address: { days: 1 }, sessions: { days: 90 }, traffic: { days: 30 } } },
    {
      locations: each(['Tokyo', 'Los Angeles']),
      answers: { legality: each('Ask. “Or” not; it’s yours, 1 < 2 & {3}.') },
    },
    { statusUrl: 'https://status.example.net/a_b/?c=d&e=%20#f' },
    { statusUrl: 'https://xn--xkrr14bows.example.net' },
  ]) {
    assert.deepEqual(said(right), []);
  }
});

const ROOT =
  'with nothing before or behind it: the site can only stand at the root of its host (docs/hosting/README.md#the-root-of-a-host)';
const BASE = 'must be a path of this site or an https address with no query, as in /api or https://api.petrel.example';
const LANGUAGES = 'zh, tw, en';

/** Values as an operator might write them into the file, and what is said of each. */
const REFUSED: readonly [object, string][] = [
  ...[
    'https://a.example/shop',
    'https://a.example/',
    'https://a.example?a=b',
    'https://a.example#top',
    'https://u:p@a.example',
    'https://A.example',
  ].map((siteUrl): [object, string] => [
    { siteUrl },
    `siteUrl is "${siteUrl}", and must be "https://a.example" ${ROOT}`,
  ]),
  [{ siteUrl: 'https://a.example ' }, 'siteUrl is "https://a.example ", and must have no blank in it'],
  [{ siteUrl: 'https://a.example;b' }, 'siteUrl is "https://a.example;b", and must not hold ";"'],
  [{ siteUrl: 'https://a.$b.example' }, 'siteUrl is "https://a.$b.example", and must not hold "$"'],
  [
    { siteUrl: 'https://a_b.example' },
    'siteUrl is "https://a_b.example", and must be https:// and the name of a host, as in https://petrel.example',
  ],
  [
    { siteUrl: 'https://海燕.example' },
    'siteUrl is "https://海燕.example", and must be written as hosts write it, as in https://xn--90w26g.example',
  ],
  [
    { siteUrl: 'http://a.example' },
    'siteUrl is "http://a.example", and must be an https address, as in https://a.example',
  ],
  [{ siteUrl: 'a.example' }, 'siteUrl is "a.example", and must be an https address, as in https://a.example'],
  [{ siteUrl: 'petrel' }, 'siteUrl is "petrel", and must be an https address, as in https://petrel.example'],
  [{ siteUrl: '' }, 'siteUrl is empty'],
  [{ siteUrl: undefined }, 'siteUrl is not set, and must be an https address, as in https://petrel.example'],
  [{ siteUrl: 5 }, 'siteUrl is the number 5, and must be an https address, as in https://petrel.example'],
  [
    { mirrors: ['https://a.example/en'] },
    'mirrors.0 is "https://a.example/en", and must be "https://a.example" with nothing before or behind it',
  ],
  [{ mirrors: ['https://a.example', 'https://a.example'] }, 'mirrors names "https://a.example" twice'],
  [{ mirrors: [config.siteUrl] }, 'mirrors names "https://petrel.example", which is the site’s first address already'],
  [{ mirrors: 'https://a.example' }, `mirrors is "https://a.example", and must be a list, as in ['…', '…']`],
  [{ apiBases: [] }, `apiBases.0 is not set, and ${BASE}`],
  [{ apiBases: '/api' }, `apiBases is "/api", and must be a list of at least one address, as in ['/api']`],
  [
    { apiBases: ['/api', 'https://a.example/'] },
    'apiBases.1 is "https://a.example/", and must be "https://a.example", with no slash at its end',
  ],
  [{ apiBases: ['/api', '/api'] }, 'apiBases names "/api" twice'],
  ...[
    '',
    '/',
    'api',
    '//a.example',
    'http://a.example',
    'https://a.example/a?b',
    'https://a.example/a#b',
    'https://u:p@a.example',
    'javascript:a',
  ].map((base): [object, string] => [{ apiBases: ['/v1', base] }, `apiBases.1 is "${base}", and ${BASE}`]),
  ...(
    [
      ['https://a.example;b', ';'],
      ["https://a.example/'", "'"],
      ['https://a.example,b', ','],
      ['/a"b', '\\"'],
      ['/a\\b', '\\\\'],
    ] as const
  ).map(([base, held]): [object, string] => [
    { attachmentBase: base },
    `attachmentBase is ${JSON.stringify(base)}, and must not hold "${held}"`,
  ]),
  [{ attachmentBase: '/a b' }, 'attachmentBase is "/a b", and must have no blank in it'],
  ...['https://api.example.net/v1', 'https://api.example.net/', 'https://u:p@api.example.net'].map(
    (apiUpstream): [object, string] => [
      { apiUpstream },
      `apiUpstream is "${apiUpstream}", and must be "https://api.example.net", with no path: the API gets the paths of this site, such as /api/Website/info`,
    ],
  ),
  ...['http://api.example.net', 'api.example.net', '/api'].map((apiUpstream): [object, string] => [
    { apiUpstream },
    `apiUpstream is "${apiUpstream}", and must begin with https:// (or be http://127.0.0.1 with a port, on the host itself), as in https://api.internal.example`,
  ]),
  [
    { pictureHosts: ['https://cdn.example.net/a'] },
    'pictureHosts.0 is "https://cdn.example.net/a", and must be "https://cdn.example.net" with nothing before or behind it',
  ],
  [
    { supportEmail: 'support' },
    'supportEmail is "support", and must be a mail address and nothing else, as in support@petrel.example',
  ],
  [
    { supportEmail: 'a@b.example ' },
    'supportEmail is "a@b.example ", and must be a mail address and nothing else, as in support@petrel.example',
  ],
  [
    { supportEmail: 'a@b.example\nContact: c' },
    'supportEmail is "a@b.example\\nContact: c", and must be a mail address and nothing else, as in support@petrel.example',
  ],
  [
    { statusUrl: 'http://status.example' },
    'statusUrl is "http://status.example", and must be an https address, as in https://status.example',
  ],
  [
    { statusUrl: 'https://u:p@teams.example/' },
    'statusUrl is "https://u:p@teams.example/", and must not hold a user or a password',
  ],
  [{ statusUrl: 'https://teams.example/<b>' }, 'statusUrl is "https://teams.example/<b>", and must not hold "<"'],
  [{ offline: 'false' }, 'offline is "false", and must be true or false'],
  [
    { seller: { ...seller, name: { zh: '甲', tw: '乙' } } },
    `seller.name has nothing for the language en, and must have it for each of ${LANGUAGES}`,
  ],
  [{ seller: { ...seller, name: { ...seller.name, tw: ' ' } } }, 'seller.name.tw is empty'],
  [
    { seller: { ...seller, privacyEmail: 'privacy' } },
    'seller.privacyEmail is "privacy", and must be a mail address and nothing else, as in support@petrel.example',
  ],
  [
    { seller: { ...seller, adress: 'x' } },
    'seller.adress is none of name, address, registration, law, privacyEmail: did you mean "address"?',
  ],
  [
    { logs: { sites: false } },
    "logs.sites is false, and must be 'never' or a number of days, as in 'never' or { days: 30 }, with 1 to 3660 days",
  ],
  [{ logs: { visits: 'never' } }, 'logs.visits is none of sites, dns, address, sessions, traffic, isExample'],
  [
    { logs: 'never' },
    'logs is "never", and must be a group of values, as in { sites: …, dns: …, address: …, sessions: …, traffic: …, isExample: … }',
  ],
  ...[{ days: 0 }, { days: 1.5 }, { hours: 5 }].map((dns): [object, string] => [
    { logs: { dns } },
    "logs.dns is a group of values, and must be 'never' or a number of days, as in 'never' or { days: 30 }, with 1 to 3660 days",
  ]),
  [
    { retention: { ...config.retention, bankDays: 0 } },
    'retention.bankDays is the number 0, and must be a whole number of days, 1 to 3660, as in 30',
  ],
  [{ locations: each([]) }, 'locations.zh names no place'],
  [{ locations: { ...each(['A', 'B']), tw: ['A'] } }, 'locations has more places in one language than in another'],
  [{ locations: { ...each(['A', 'B']), en: ['A', 'A'] } }, 'locations.en names "A" twice'],
];

test('a value that can’t be used is named with what is wrong, what it must be and an example, in one sentence', () => {
  for (const [values, sentence] of REFUSED) assert.equal(said(values)[0], sentence);
});

test('each sentence begins with the line of the value in its file', () => {
  assert.match(said({ siteUlr: 'https://a.example' })[0] ?? '', /^siteUlr is none of .*: did you mean "siteUrl"\?$/);
  assert.match(
    siteMistakes({ config: { ...config, offline: 1 } })[0] ?? '',
    /^src\/config\.ts:\d+: offline is the number 1/,
  );
  assert.throws(
    () => stopAt(siteMistakes({ config: { ...config, offline: 1 } })),
    (error: Error) => error.stack === '',
  );
});

test('a value of a variable is named by the variable, and one that nobody knows by the nearest that is known', () => {
  const from = openSettings({
    values: {
      PETREL_SITE_URL: 'x',
      PETREL_MIRRORS: 'https://a.example,b',
      PETREL_SITE_URI: 'x',
      PETREL_PRIVACY_EMAIL: 'x',
      PETREL_QUITE_ELSE: '',
    },
  });
  const siteUrl = from.setting('siteUrl', '');
  const mirrors = from.setting<readonly string[]>('mirrors', []);
  from.setting('seller.privacyEmail', 'x');
  assert.deepEqual(siteMistakes({ config: { ...config, siteUrl, mirrors } }, from), [
    'PETREL_SITE_URI is no variable of the site: did you mean "PETREL_SITE_URL"?',
    'PETREL_PRIVACY_EMAIL is no variable of the site: did you mean "PETREL_SELLER_PRIVACY_EMAIL"?',
    'PETREL_QUITE_ELSE is no variable of the site, which are all in .env.example',
    'PETREL_SITE_URL is "x", and must be an https address, as in https://petrel.example',
    'PETREL_MIRRORS, address 2, is "b", and must be an https address, as in https://petrel.example',
  ]);
});

/** Does a value belong to `brand/brand.ts`? */
function isOfBrand(path: string): boolean {
  return (path.split('.')[0] ?? '') in brand;
}

test('.env.example has every variable, in the order of the files, the operator’s first, with an example that can be used', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8').replace(/^# (?=PETREL_)/gm, '');
  const values = parseEnv(example);
  assert.deepEqual(
    [...example.matchAll(/^(PETREL_\w+)=/gm)].map(([, name]) => name),
    settings
      .all()
      .toSorted((one, other) => Number(isOfBrand(one.path)) - Number(isOfBrand(other.path)))
      .map(({ variable }) => variable),
  );
  const code = `import { siteMistakes } from './build-steps/values/check.ts'; console.log(JSON.stringify(siteMistakes()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, ...values },
    encoding: 'utf8',
  });
  assert.deepEqual(JSON.parse(stdout), []);
});
