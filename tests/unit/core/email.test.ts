import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isEmail, isSameEmail, readEmail } from '#core/email.ts';
import { domainHint, mailProviderOf } from '#core/email-domains.ts';

test('ordinary addresses have the form of an e-mail address', () => {
  const right = "mei@qq.com 10001@qq.com a.b+c@mail.example.co.uk o'neil@x-y.io a@xn--fsqu00a.xn--fiqs8s".split(' ');
  for (const email of right) assert.equal(isEmail(email), true, email);
});

test('other texts do not have the form of an e-mail address', () => {
  const wrong =
    'mei mei@ @qq.com mei@localhost a@b@qq.com mei@qq..com mei@-qq.com mei@qq.c mei@1.2.3.4 mei＠qq.com'.split(' ');
  for (const email of [...wrong, '', 'me i@qq.com', ' mei@qq.com', 'mei@qq.com\n']) {
    assert.equal(isEmail(email), false, email);
  }
  assert.equal(isEmail(`mei@${'a.'.repeat(130)}com`), false);
});

test('capitals do not change the mailbox, and a domain in another script is converted to the one that mail is sent to', () => {
  assert.equal(isSameEmail('Neu@Example.com', ' neu@example.com'), true);
  assert.equal(isSameEmail('neu@example.com', 'new@example.com'), false);
  assert.equal(readEmail('lin@例子.中国'), 'lin@xn--fsqu00a.xn--fiqs8s');
  assert.equal(readEmail('lin@Bücher.example'), 'lin@xn--bcher-kva.example');
  assert.equal(readEmail('林@例子.中国'), '林@例子.中国');
});

test('a mistyped well-known domain gets a hint', () => {
  const hints: Readonly<Record<string, string>> = {
    'gmail.com': 'gmai.com gmial.com gamil.com gmail.con gmail.co gmial.con gmailcom gmail,com gmail',
    'qq.com': 'qq.con qq.cmo qq。com',
    '163.com': '163.con 163.cm',
    '126.com': '126.co',
    'hotmail.com': 'hotmial.com hotmai.com',
    'outlook.com': 'outlok.com outloook.com',
    'foxmail.com': 'foxmial.com',
    'yeah.net': 'yeah.ne',
    'icloud.com': 'iclod.com icloud.cmo',
    'yahoo.com': 'yaho.com',
    'yahoo.com.tw': 'yahooo.com.tw',
  };
  for (const [meant, mistyped] of Object.entries(hints)) {
    for (const typed of mistyped.split(' ')) assert.equal(domainHint(`Mei.1@${typed}`), `Mei.1@${meant}`, typed);
  }
});

test('a domain that may be right gets no hint, and neither does an incomplete address', () => {
  const right = 'gmail.com GMAIL.com qq.com vip.qq.com 163.com 126.com 139.com 189.cn foxmail.com';
  const similar = 'mail.com email.com ymail.com hmail.com fmail.com gmx.com gmx.de qq.cn aq.com 168.com soho.com';
  const abroad = 'yahoo.co.jp yahoo.ca yahoo.com.tr hotmail.ca hotmail.fr outlook.de sina.com.cn live.cn icloud.com.cn';
  for (const domain of [right, similar, abroad, 'petrel.example'].flatMap((domains) => domains.split(' '))) {
    assert.equal(domainHint(`mei@${domain}`), null, domain);
  }
  for (const text of ['', 'mei', 'mei@', '@gmai.com']) assert.equal(domainHint(text), null, text);
});

test('the mail provider is known from the address', () => {
  assert.equal(mailProviderOf('mei@QQ.com'), 'qq');
  assert.equal(mailProviderOf('mei@foxmail.com'), 'qq');
  assert.equal(mailProviderOf('mei@yeah.net'), 'netease');
  assert.equal(mailProviderOf('mei@gmail.com'), 'gmail');
  assert.equal(mailProviderOf('mei@hotmail.fr'), 'outlook');
  assert.equal(mailProviderOf('mei@me.com'), 'icloud');
  assert.equal(mailProviderOf('mei@yahoo.co.jp'), 'yahoo');
  assert.equal(mailProviderOf('mei@qq.com.example'), 'other');
});

test('an address is recognised in every form in which people type or paste it', () => {
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

test('a text that is no address is only trimmed', () => {
  const others = ['', 'lin', 'lin＠', 'lin@example', 'Lin Wei lin@example.com', 'a@b.com, c@d.com', 'ＬＩＮ', '<>'];
  for (const typed of others) assert.equal(readEmail(` ${typed} `), typed);
  const long = `${' '.repeat(200_000)}@`;
  assert.equal(readEmail(`x${long}`), `x${long}`);
});

const address = fc
  .tuple(fc.stringMatching(/^[\w+.'-]{1,20}$/), fc.stringMatching(/^[a-zA-Z\d]{1,10}\.[a-z]{2,6}$/))
  .map((parts) => parts.join('@'))
  .filter(isEmail);

test('a correct address stays unchanged, its surroundings and full-width letters are removed, and reading twice changes nothing more', () => {
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
      // A name may begin with an apostrophe or a dot, but then it can't be told from punctuation.
      fc.pre(/^\w/.test(right));
      assert.equal(readEmail(`${before}${isWide ? wide(split) : split}${after}`), right);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(readEmail(readEmail(text)), readEmail(text))),
  );
});
