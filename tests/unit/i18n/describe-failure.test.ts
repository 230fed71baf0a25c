import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  ContractBroken,
  NetworkFailure,
  type NetworkReason,
  ServerRefusal,
  SessionEnded,
  StorageBlocked,
  statusFailure,
  UnsafeAddress,
} from '#api/failures.ts';
import { type Explanation, explainFailure, type Own } from '#i18n/describe-failure.ts';
import { declareTexts, type KeyOf } from '#i18n/island-texts.ts';
import { createText } from '#i18n/text.ts';
import type { Locale } from '#routes/locales.ts';

const failureTexts = declareTexts('login', []);

const words = (locale: Locale) => {
  const file = new URL(`../../../locales/${locale}/shared.json`, import.meta.url);
  return createText<KeyOf<typeof failureTexts>>(locale, { shared: JSON.parse(readFileSync(file, 'utf8')) });
};
const bilingual = { cn: '账号或密码错误', en: 'Wrong account or password' };

const READERS = ['zh', 'tw', 'en'] as const;

/** Reasons for which the network fails, each with the English text. */
const NETWORK: readonly [reason: NetworkReason, en: RegExp][] = [
  [{ kind: 'unreachable' }, /^Network error: the server can’t be reached/],
  [{ kind: 'timeout' }, /^Network error: .*too long/],
  [{ kind: 'offline' }, /^Network error: .*offline/],
  [{ kind: 'status', status: 502 }, /^Network error: .*502/],
  [statusFailure(429, '1').reason, /^Network error: the server is busy right now \(429\)\. Try again in 1 second\.$/],
  [statusFailure(503, '30').reason, /Try again in 30 seconds\.$/],
  [statusFailure(429, '86400').reason, /Try again in a moment\.$/],
  [statusFailure(429, 'Fri, 27 Nov 2026 07:28:00 GMT').reason, /Try again in a moment\.$/],
];

/** A failure, and what its text must be for the readers of each language. */
type Said = readonly [about: string, failure: unknown, zh: RegExp, tw: RegExp, en: RegExp];
const SAID: readonly Said[] = [
  [
    'a text of the server',
    new ServerRefusal(500, 'Closed today'),
    /^操作没有成功.* Closed today en$/,
    /^這次沒有成功.* Closed today en$/,
    /^Closed today$/,
  ],
  [
    'a Chinese text of the server',
    new ServerRefusal(500, '今天休息'),
    /^今天休息$/,
    /^這次沒有成功，請再試一次，或聯絡客服。 今天休息 zh-Hans$/,
    /^That didn’t go through.* 今天休息 zh-Hans$/,
  ],
  ['a text without letters', new ServerRefusal(500, '404!'), /^404!$/, /^這次沒有成功.* 404! zh-Hans$/, /^404!$/],
  [
    'a text in English only',
    new ServerRefusal(500, { cn: '', en: 'Closed' }),
    /^操作没有成功.* Closed en$/,
    /^這次沒有成功.* Closed en$/,
    /^Closed$/,
  ],
  [
    'an order that fails without a text',
    new ServerRefusal(0, undefined),
    /^操作没有成功/,
    /^這次沒有成功/,
    /^That didn’t go through\./,
  ],
  [
    'two texts of the server: zh gets the Chinese one, en the English one, tw our text and then the Chinese one',
    new ServerRefusal(12001, bilingual),
    /^账号或密码错误$/,
    /^這次沒有成功.* 账号或密码错误 zh-Hans$/,
    /^Wrong account or password$/,
  ],
  [
    'a code without a text',
    new ServerRefusal(777, undefined),
    /^错误代码：777。/,
    /^錯誤代碼：777。/,
    /^Error code: 777\. Try again/,
  ],
  ['an empty text', new ServerRefusal(778, { cn: '', en: '' }), /778/, /778/, /^Error code: 778\./],
  ...NETWORK.map(
    ([reason, en]): Said => [
      `the network: ${reason.kind}`,
      new NetworkFailure(reason),
      /^网络错误：/,
      /^網路錯誤：/,
      en,
    ],
  ),
  [
    'a broken contract names the call, but no inner details',
    new ContractBroken('skuList', ['goods.0.price: secret']),
    /^(?!.*secret).*skuList/,
    /^(?!.*secret).*skuList/,
    /^(?!.*secret).*skuList/,
  ],
  [
    "the session's end",
    new SessionEnded(),
    /^登录已失效，请重新登录/,
    /^您已被登出，請重新登入/,
    /^You’ve been logged out/,
  ],
  ['a browser that stores nothing', new StorageBlocked(), /浏览器/, /瀏覽器/, /browser/],
  ['an address that the site refuses to follow', new UnsafeAddress(), /地址/, /(網址|位址)/, /address/],
  [
    'a bug shows no inner details',
    new TypeError('x is undefined'),
    /^(?!.*undefined).+/,
    /^(?!.*undefined).+/,
    /went wrong/,
  ],
];

/** Returns the whole text of an explanation, with the language of a part that is not in the reader's language. */
function said({ words, theirs, code }: Explanation): string {
  return [words, theirs?.text, theirs?.tag, code].filter(Boolean).join(' ');
}

for (const [about, failure, ...expected] of SAID) {
  for (const [index, locale] of READERS.entries()) {
    test(`${about} (${locale})`, () => {
      const text = said(explainFailure(failure, words(locale)));
      assert.match(text, expected[index] as RegExp);
      assert.doesNotMatch(text, /\{\{|undefined|\[object/);
    });
  }
}

test('a refusal is told in the server’s words if readers understand them, otherwise the screen’s own words come first', () => {
  const failure = new ServerRefusal(12001, bilingual);
  const shownBy = (own: Own): string[] => READERS.map((locale) => said(explainFailure(failure, words(locale), own)));
  assert.deepEqual(shownBy({ refused: 'Ours.' }), [
    '账号或密码错误',
    'Ours. 账号或密码错误 zh-Hans',
    'Wrong account or password',
  ]);
  assert.deepEqual(shownBy({ refused: 'Ours.', leads: true }), [
    'Ours. 账号或密码错误',
    'Ours. 账号或密码错误 zh-Hans',
    'Ours. Wrong account or password',
  ]);
  const silent = new ServerRefusal(12001, undefined);
  assert.equal(said(explainFailure(silent, words('en'), { refused: 'Ours.' })), 'Ours. 12001');
  assert.equal(said(explainFailure(new ServerRefusal(0, undefined), words('en'), { refused: 'Ours.' })), 'Ours.');
  assert.match(said(explainFailure(new StorageBlocked(), words('en'), { refused: 'Ours.' })), /^Your browser/);
});
