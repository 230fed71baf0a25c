import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmail } from '../../../src/core/email.ts';
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
