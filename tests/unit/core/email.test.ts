import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isEmail, isSameEmail, readEmail } from '../../../src/core/email.ts';
import { domainHint, mailProviderOf } from '../../../src/core/email-domains.ts';

test('ordinary addresses have the form of an e-mail address', () => {
  for (const email of [
    'mei@qq.com',
    '10001@qq.com',
    'a.b+c@mail.example.co.uk',
    "o'neil@x-y.io",
    'a@xn--fsqu00a.xn--fiqs8s',
  ]) {
    assert.equal(isEmail(email), true, email);
  }
});

test('anything else does not have the form of an e-mail address', () => {
  const wrong = [
    '',
    'mei',
    'mei@',
    '@qq.com',
    'mei@localhost',
    'a@b@qq.com',
    'me i@qq.com',
    'mei@qq..com',
    'mei@-qq.com',
  ];
  for (const email of [...wrong, 'mei@qq.c', 'mei@1.2.3.4', ' mei@qq.com', 'mei@qq.com\n', 'mei＠qq.com']) {
    assert.equal(isEmail(email), false, email);
  }
  assert.equal(isEmail(`mei@${'a.'.repeat(130)}com`), false);
});

test('capitals make no other mailbox, and a domain in any script is the one that mail is sent to', () => {
  assert.equal(isSameEmail('Neu@Example.com', ' neu@example.com'), true);
  assert.equal(isSameEmail('neu@example.com', 'new@example.com'), false);
  assert.equal(readEmail('lin@例子.中国'), 'lin@xn--fsqu00a.xn--fiqs8s');
  assert.equal(readEmail('lin@Bücher.example'), 'lin@xn--bcher-kva.example');
  assert.equal(readEmail('林@例子.中国'), '林@例子.中国');
});

test('a mistyped well-known domain gets a hint', () => {
  const hints: [string, string][] = [
    ['gmai.com', 'gmail.com'],
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['qq.con', 'qq.com'],
    ['qq.cmo', 'qq.com'],
    ['qq。com', 'qq.com'],
    ['163.con', '163.com'],
    ['163.cm', '163.com'],
    ['126.co', '126.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outloook.com', 'outlook.com'],
    ['foxmial.com', 'foxmail.com'],
    ['yeah.ne', 'yeah.net'],
    ['iclod.com', 'icloud.com'],
    ['icloud.cmo', 'icloud.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com.tw', 'yahoo.com.tw'],
  ];
  for (const [typed, meant] of hints) assert.equal(domainHint(`Mei.1@${typed}`), `Mei.1@${meant}`, typed);
});

test('a domain that may be right gets no hint', () => {
  const right = [
    'gmail.com',
    'GMAIL.com',
    'qq.com',
    'vip.qq.com',
    '163.com',
    '126.com',
    '139.com',
    '189.cn',
    'foxmail.com',
  ];
  const similar = [
    'mail.com',
    'email.com',
    'ymail.com',
    'hmail.com',
    'fmail.com',
    'gmx.com',
    'gmx.de',
    'qq.cn',
    'aq.com',
  ];
  const abroad = [
    'yahoo.co.jp',
    'yahoo.ca',
    'yahoo.com.tr',
    'hotmail.ca',
    'hotmail.fr',
    'outlook.de',
    'sina.com.cn',
    'live.cn',
  ];
  for (const domain of [...right, ...similar, ...abroad, 'petrel.example', '168.com', 'soho.com', 'icloud.com.cn']) {
    assert.equal(domainHint(`mei@${domain}`), null, domain);
  }
});

test('what is not an address yet gets no hint', () => {
  for (const text of ['', 'mei', 'mei@', '@gmai.com']) assert.equal(domainHint(text), null, text);
});

test('an address tells whose inbox to look into', () => {
  assert.equal(mailProviderOf('mei@QQ.com'), 'qq');
  assert.equal(mailProviderOf('mei@foxmail.com'), 'qq');
  assert.equal(mailProviderOf('mei@yeah.net'), 'netease');
  assert.equal(mailProviderOf('mei@gmail.com'), 'gmail');
  assert.equal(mailProviderOf('mei@hotmail.fr'), 'outlook');
  assert.equal(mailProviderOf('mei@me.com'), 'icloud');
  assert.equal(mailProviderOf('mei@yahoo.co.jp'), 'yahoo');
  assert.equal(mailProviderOf('mei@qq.com.example'), 'other');
});

test('an address is understood in every way in which it gets into a field', () => {
  for (const typed of [
    'lin＠example.com',
    'ｌｉｎ@ｅｘａｍｐｌｅ．ｃｏｍ',
    'lin@example。com',
    'lin@example｡com',
    'lin\u200b@exam\u00adple.com\ufeff',
    '\u202alin@example.com\u202c',
    'mailto:lin@example.com',
    'MAILTO:lin@example.com?subject=Hello',
    'Lin Wei <lin@example.com>',
    '"Wei, Lin" <mailto:lin@example.com>;',
    '<lin@example.com>',
    '(lin@example.com)',
    '「lin@example.com」',
    'lin@example.com,',
    'lin@example.com；',
    'lin@example.com.',
    'lin@example.com。',
    'lin @ example. com',
    '\u3000lin@example.com\n',
  ]) {
    assert.equal(readEmail(typed), 'lin@example.com', typed);
  }
});

test('what is no address is only trimmed: nothing is guessed', () => {
  for (const typed of [
    '',
    'lin',
    'lin＠',
    'lin@example',
    'Lin Wei lin@example.com',
    'a@b.com, c@d.com',
    'ＬＩＮ',
    '<>',
  ]) {
    assert.equal(readEmail(` ${typed} `), typed);
  }
  const long = `${' '.repeat(200_000)}@`;
  assert.equal(readEmail(`x${long}`), `x${long}`);
});

const address = fc
  .tuple(fc.stringMatching(/^[\w+.'-]{1,20}$/), fc.stringMatching(/^[a-zA-Z\d]{1,10}\.[a-z]{2,6}$/))
  .map((parts) => parts.join('@'))
  .filter(isEmail);

test('a right address stays as it is, whatever surrounds it or widens it goes, and reading twice is reading once', () => {
  const wide = (text: string): string =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  const dressed = fc.tuple(
    address,
    fc.constantFrom('', ' ', '<', 'mailto:', 'Lin Wei <', '"Lin" <mailto:', '（', '\u200e'),
    fc.constantFrom('', ' ', ',', ';', '。', '>', '>,', '）', '\u200b', '?subject=x'),
    fc.boolean(),
    fc.nat(),
  );
  fc.assert(
    fc.property(dressed, ([right, before, after, isWide, at]) => {
      assert.equal(readEmail(right), right);
      const place = at % right.length;
      const split = `${right.slice(0, place)}\u200b${right.slice(place)}`;
      // An apostrophe or a dot may begin a name, but then it can't be told from punctuation.
      fc.pre(/^\w/.test(right));
      assert.equal(readEmail(`${before}${isWide ? wide(split) : split}${after}`), right);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(readEmail(readEmail(text)), readEmail(text))),
  );
});
