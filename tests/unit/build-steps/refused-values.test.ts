import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as config from '#config.ts';
import { openSettings } from '#environment.ts';
import { isExample } from '#i18n/examples.ts';
import { statedClaim } from '#i18n/operator-facts.ts';
import * as brand from '../../../brand/brand.ts';
import { stopAt } from '../../../build-steps/plain-error.ts';
import { siteMistakes } from '../../../build-steps/values/check.ts';

/** Returns the operator's and the brand's values, with another value at a path such as `seller.name.en`. */
function valuesWith(path: string, value: unknown): object {
  const [first = ''] = path.split('.');
  const isOfBrand = first in brand;
  return { [isOfBrand ? 'brand' : 'config']: replaced(isOfBrand ? brand : config, path.split('.'), value) };
}

function replaced(group: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (group as Record<string, unknown>)[name];
  return { ...group, [name]: rest.length > 0 ? replaced(Object(inner), rest, value) : value };
}

/** Returns the messages about values in their files, without file and line. */
function said(values: object): string[] {
  return siteMistakes(values).map((mistake) => mistake.replace(/^(?:src\/config|brand\/brand)\.ts:\d+: /, ''));
}

/**
 * Values that can't be used, a line each: the path, the value as JSON, and the message. The message says what is wrong
 * and what the value must be, with an example.
 */
const REFUSED = String.raw`
siteUrl = "https://a.example/shop" => siteUrl is "https://a.example/shop", and must be "https://a.example" with nothing before or behind it: the site can only stand at the root of its host (docs/hosting/README.md#the-root-of-a-host)
siteUrl = "https://a.example " => siteUrl is "https://a.example ", and must have no blank in it
siteUrl = "https://a.$b.example" => siteUrl is "https://a.$b.example", and must not hold "$"
siteUrl = "https://a_b.example" => siteUrl is "https://a_b.example", and must be https:// and the name of a host, as in https://petrel.example
siteUrl = "https://海燕.example" => siteUrl is "https://海燕.example", and must be written as hosts write it, as in https://xn--90w26g.example
siteUrl = "http://a.example" => siteUrl is "http://a.example", and must be an https address, as in https://petrel.example
siteUrl = "" => siteUrl is empty
siteUrl = 5 => siteUrl is the number 5, and must be an https address, as in https://petrel.example
mirrors = ["https://a.example","https://a.example"] => mirrors names "https://a.example" twice
mirrors = ["https://petrel.example"] => mirrors names "https://petrel.example", which is the site’s first address already
mirrors = "https://a.example" => mirrors is "https://a.example", and must be a list, as in ['…', '…']
apiBases = [] => apiBases.0 is not set, and must be a path of this site or an https address with no query, as in /api or https://api.petrel.example
apiBases = "/api" => apiBases is "/api", and must be a list of at least one address, as in ['/api']
apiBases = ["/api","https://a.example/"] => apiBases.1 is "https://a.example/", and must be "https://a.example", with no slash at its end
apiBases = ["/v1","//a.example"] => apiBases.1 is "//a.example", and must be a path of this site or an https address with no query, as in /api or https://api.petrel.example
apiBases = ["/v1","javascript:a"] => apiBases.1 is "javascript:a", and must be a path of this site or an https address with no query, as in /api or https://api.petrel.example
apiBases = ["https://a.example/api/Website"] => apiBases.0 is "https://a.example/api/Website", and must be "https://a.example/api": calls put /Website behind it
attachmentBase = "https://a.example;b" => attachmentBase is "https://a.example;b", and must not hold ";"
apiUpstream = "https://api.example.net/v1" => apiUpstream is "https://api.example.net/v1", and must be "https://api.example.net", with no path: the API gets the paths of this site, such as /api/Website/info
apiUpstream = "http://api.example.net" => apiUpstream is "http://api.example.net", and must begin with https:// (or be http://127.0.0.1 with a port, on the host itself), as in https://api.internal.example
supportEmail = "a@b.example\nContact: c" => supportEmail is "a@b.example\nContact: c", and must be a mail address and nothing else, as in support@petrel.example
statusUrl = "https://u:p@teams.example/" => statusUrl is "https://u:p@teams.example/", and must not hold a user or a password
statusUrl = "https://teams.example/<b>" => statusUrl is "https://teams.example/<b>", and must not hold "<"
offline = "false" => offline is "false", and must be true or false
seller.name = {"zh":"甲","tw":"乙"} => seller.name has nothing for the language en, and must have it for each of zh, tw, en
seller.name.tw = " " => seller.name.tw is empty
seller.name.en = "<b>A</b>" => seller.name.en is "<b>A</b>", and must not hold <b>: readers would see it as it stands
seller.address.zh = "**海滨路**" => seller.address.zh is "**海滨路**", and must not hold **: readers would see it as it stands
seller.law.en = "the law of Singapore" => seller.law.en is "the law of Singapore", and must be the place alone, without the word for law, as in Singapore
seller.law.tw = "冰岛" => seller.law.tw is "冰岛", and must be in the characters of 繁體中文, such as 島 in place of 岛
seller.adress = "x" => seller.adress is none of name, address, registration, law, privacyEmail
logs = {"sites":false} => logs.sites is false, and must be 'never' or a number of days, as in 'never' or { days: 30 }, with 1 to 3660 days
logs = {"visits":"never"} => logs.visits is none of sites, dns, address, sessions, traffic, isExample
logs = "never" => logs is "never", and must be a group of values, as in { sites: …, dns: …, address: …, sessions: …, traffic: …, isExample: … }
logs = {"dns":{"days":0}} => logs.dns is a group of values, and must be 'never' or a number of days, as in 'never' or { days: 30 }, with 1 to 3660 days
retention.bankDays = 0 => retention.bankDays is the number 0, and must be a whole number of days, 1 to 3660, as in 30
locations.zh = [] => locations.zh names no place
locations = {"zh":["甲","乙"],"tw":["甲"],"en":["A","B"]} => locations has more places in one language than in another
exchange.zh = "1 美元 ≈ 7.1 元" => exchange.zh is "1 美元 ≈ 7.1 元", and must be a group of values, as in { perUsd: …, written: … }
exchange.zh.perUsd = "7.1" => exchange.zh.perUsd is "7.1", and must be what one US dollar is, as a number above 0, as in 7.1
exchange.zh.perUsd = 0 => exchange.zh.perUsd is the number 0, and must be what one US dollar is, as a number above 0, as in 7.1
exchange.zh.written = "7.1 元" => exchange.zh.written is "7.1 元", and must hold {{amount}} once, as in "{{amount}} 元" or "£{{amount}}"
exchange.zh.written = "1 元 {{amount}}" => exchange.zh.written is "1 元 {{amount}}", and must hold no figure but {{amount}}
exchange.zh.written = "<b>{{amount}}</b>" => exchange.zh.written is "<b>{{amount}}</b>", and must not hold <b>: readers would see it as it stands
exchange.de = {"perUsd":1,"written":"{{amount}} €"} => exchange.de is for no language of the site, which are zh, tw, en
names.en = "Two  blanks" => names.en is "Two  blanks", and must have no blank at its ends, and no two in a row
names.en = "Quiet Harbourside" => names.en is "Quiet Harbourside", and must be no longer than 14 letters, or 7 Chinese characters, which is what the header has room for on small phones
names.tw = "「海燕」" => names.tw is "「海燕」", and must not stand in quotation marks: readers would see them
names.de = "Petrel" => names.de is for no language of the site, which are zh, tw, en
names = "Petrel" => names is "Petrel", and must be a group with each language, as in { zh: …, tw: …, en: … }
agentName.en = "{{names}} help" => agentName.en is "{{names}} help", and must not hold {{: readers would see it as it stands
claim = "3000+" => claim is "3000+", and must be a group of values, as in { number: …, label: … }
claim = {"number":"3000+"} => claim has no label, which must be there
claim = {"number":"many","label":{"zh":"条线路","tw":"條線路","en":"locations"}} => claim.number is "many", and must be a count, as in '3000+'
enterpriseUrl = "http://teams.example" => enterpriseUrl is "http://teams.example", and must be an https address, as in https://www.petrel.example/page
guaranteeDays = 7.5 => guaranteeDays is the number 7.5, and must be a whole number of days, as in 15
personalRefundPercent = 170 => personalRefundPercent is the number 170, and must be a whole number of percent, as in 70
banks = [] => banks is empty, and must name a bank at least
banks = ["boc","icbc","boc"] => banks names "boc" twice
banks = ["boc","cmb"] => banks.1 is "cmb", and must be one of boc, icbc, ccb, abc, bcm, as in 'boc'
router.address = "router" => router.address is "router", and must be an IP address, as in '192.168.1.1'
`;

test('one sentence per unusable value says what is wrong, what the value must be, and gives an example', () => {
  for (const row of REFUSED.trim().split('\n')) {
    const [, path = '', value = '', sentence] = /^(\S+) = (.*) => (.*)$/.exec(row) ?? [];
    assert.deepEqual(said(valuesWith(path, JSON.parse(value))), [sentence], row);
  }
  // A file can contain these two values, but JSON can't.
  assert.deepEqual(said(valuesWith('siteUrl', undefined)), [
    'siteUrl is not set, and must be an https address, as in https://petrel.example',
  ]);
  assert.deepEqual(said(valuesWith('agentName.zh', '海燕\u00a0客服')), [
    'agentName.zh is "海燕\u00a0客服", and must not hold the character U+00A0, which nobody sees',
  ]);
});

test('the check accepts all kinds of values that an operator may need', () => {
  const each = <Value>(value: Value) => ({ zh: value, tw: value, en: value });
  const label = { zh: '条线路', tw: '條線路', en: 'locations' };
  for (const [path, value] of [
    ['siteUrl', 'https://petrel.example.net:8443'],
    ['mirrors', ['https://petrel.example.net', 'https://petrel.example.org:8443']],
    ['apiBases', ['https://api.example.net', 'https://api.example.org:8443/v1', '/api/v1']],
    ['apiBases', ['http://localhost:4400/api', 'http://127.0.0.1:4400/api']],
    ['apiUpstream', 'http://127.0.0.1:8080'],
    ['attachmentBase', 'https://files.example.net'],
    ['logs', { sites: 'never', dns: 'never', address: { days: 1 }, traffic: { days: 30 } }],
    ['locations', each(['Tokyo', 'Los Angeles'])],
    ['answers', { legality: each('Ask. “Or” not; it’s yours, 1 < 2 & {3}.') }],
    ['exchange', undefined],
    ['exchange', { en: { perUsd: 0.92, written: '{{amount}} €' } }],
    ['seller.name.en', 'AT&T 1 < 2 Ltd.'],
    ['statusUrl', 'https://status.example.net/a_b/?c=d&e=%20#f'],
    ['statusUrl', 'https://xn--xkrr14bows.example.net'],
    ['claim', { number: '3000+', label }],
    // A router's password may be anything that can be typed.
    ['router.password', '**{{<b>'],
  ] as const) {
    assert.deepEqual(said(valuesWith(path, value)), [], path);
  }
});

test('the shipped values can be published: values that only an operator knows are examples or unset', () => {
  assert.deepEqual(siteMistakes(), []);
  assert.equal(config.logs.isExample, true);
  assert.deepEqual(config.locations?.en, ['Tokyo', 'Singapore', 'Los Angeles (example)']);
  assert.ok(Object.values(config.answers).every((answer) => answer && Object.values(answer).every(isExample)));
  assert.equal(config.statusUrl, undefined);
  assert.deepEqual(brand.claim, {
    number: '3000+',
    label: { zh: '会员（示例）', tw: '會員（範例）', en: 'Members (example)' },
  });
  assert.equal(statedClaim({ claim: brand.claim, siteUrl: 'https://petrel.example' }), brand.claim);
  assert.equal(statedClaim({ claim: brand.claim, siteUrl: 'https://haiyan.internal' }), undefined);
  assert.ok(Object.values(config.exchange ?? {}).every(({ written }) => isExample(written)));
});

test('each message begins with the line of the value in its file, and stops a build without a stack', () => {
  const mistakes = siteMistakes(valuesWith('offline', 1));
  assert.match(mistakes[0] ?? '', /^src\/config\.ts:\d+: offline is the number 1/);
  assert.throws(
    () => stopAt(mistakes),
    (error: Error) => error.stack === '',
  );
});

test('a message about a variable’s value names the variable, and an unknown variable is reported', () => {
  const from = openSettings({
    values: {
      PETREL_SITE_URL: 'x',
      PETREL_MIRRORS: 'https://a.example,b',
      PETREL_SITE_URI: 'x',
    },
  });
  const siteUrl = from.setting('siteUrl', '');
  const mirrors = from.setting<readonly string[]>('mirrors', []);
  assert.deepEqual(siteMistakes({ config: { ...config, siteUrl, mirrors } }, from), [
    'PETREL_SITE_URI is no variable of the site: .env.example lists all of them',
    'PETREL_SITE_URL is "x", and must be an https address, as in https://petrel.example',
    'PETREL_MIRRORS, address 2, is "b", and must be an https address, as in https://petrel.example',
  ]);
});
