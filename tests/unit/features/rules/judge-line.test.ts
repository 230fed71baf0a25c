import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeLine, looksRight } from '../../../../src/features/rules/domains/judge-line.ts';

/** Why a line is marked, and what is offered for it. */
const seen = (line: string) => {
  const { doubt, correction } = judgeLine(line);
  return correction ? [doubt, ...correction] : [doubt];
};

test('domains, wildcards, ports and Internet addresses look right, in any script, and stay as they are typed', () => {
  const right = [
    'b.com',
    'Example.COM',
    '*.b.com',
    '.b.com',
    '*.cn',
    '.中国',
    'd.com:8080',
    '*.d.com:443',
    '例子.中国',
    'xn--fsqu00a.xn--fiqs8s',
    'bücher.example',
    'उदाहरण.भारत',
    '_dmarc.b.com',
    'a-b.c_d.com',
    '1.2.3.4.example',
    '192.168.1.1',
    '192.168.1.1:3000',
    '10.0.0.0/8',
    '2001:db8::1',
    '[2001:db8::1]',
    '[2001:db8::1]:80',
    '2001:db8::/32',
    '::ffff:192.168.1.1',
  ];
  for (const line of right) assert.deepEqual(judgeLine(` ${line}\t`), { line, rule: line }, line);
});

test('what is no domain is marked, with what may be meant where that is plain', () => {
  const marked: [string, ...string[]][] = [
    ['hello'],
    ['*'],
    ['*.*.com'],
    ['b*.com'],
    ['-b.com'],
    ['b-.com'],
    ['b..com'],
    ['1.2.3'],
    ['256.1.1.1'],
    ['2001:db8::g'],
    ['b.com:99999'],
    ['b.com.', 'b.com'],
    ['b.com,', 'b.com'],
    ['，b.com；', 'b.com'],
    ['例子。中国', '例子.中国'],
    ['b\u200b.com', 'b.com'],
    ['b。com:8080', 'b.com:8080'],
  ];
  for (const [line, ...correction] of marked) assert.deepEqual(seen(line), ['unclear', ...correction], line);
});

test('an address offers its domain', () => {
  const addresses: [string, string][] = [
    ['https://b.com/path', 'b.com'],
    ['https://me:secret@www.Example.com:8443/a/b?c=d#e', 'www.Example.com'],
    ['//cdn.example.com/x.js', 'cdn.example.com'],
    ['example.com/path', 'example.com'],
    ['example.com?x=1', 'example.com'],
    ['someone@example.com', 'example.com'],
    ['HTTPS://*.例子.中国./', '*.例子.中国'],
    ['http://[2001:db8::1]:80/', '[2001:db8::1]'],
    ['http://192.168.1.1:3000', '192.168.1.1'],
    ['https://b.com/a,b c', 'b.com'],
    ['10.0.0.0/33', '10.0.0.0'],
    [`https://example.com/${'a'.repeat(300)}`, 'example.com'],
  ];
  for (const [line, domain] of addresses) assert.deepEqual(seen(line), ['address', domain], line);
  assert.deepEqual(seen('https://localhost:3000/'), ['address']);
});

test('several in one line are offered a line each', () => {
  assert.deepEqual(seen('a.com, b.com c.com'), ['list', 'a.com', 'b.com', 'c.com']);
  assert.deepEqual(seen('甲.com，乙.com、丙.com；丁.com'), ['list', '甲.com', '乙.com', '丙.com', '丁.com']);
  assert.deepEqual(seen('127.0.0.1\tads.example'), ['list', '127.0.0.1', 'ads.example']);
  assert.deepEqual(seen('https://a.com/x https://b.com/y'), ['list', 'https://a.com/x', 'https://b.com/y']);
});

test('several words, none of them a domain, are no list', () => {
  for (const line of ['hello world', 'bad url', '不是域名!!', 'no, thanks']) assert.deepEqual(seen(line), ['unclear']);
  assert.deepEqual(seen('block b.com'), ['list', 'block', 'b.com']);
});

test('a line is cut to 150 characters, whatever they are', () => {
  const long = `${'a.'.repeat(100)}com`;
  assert.equal(judgeLine(long).rule, long.slice(0, 150));
  assert.equal(judgeLine('𠮷'.repeat(151)).rule, '𠮷'.repeat(150));
  assert.equal(judgeLine('a'.repeat(150)).rule, 'a'.repeat(150));
});

test('any domain looks right; any address with it offers just it', () => {
  fc.assert(
    fc.property(fc.domain(), fc.webPath(), fc.webQueryParameters(), (domain, path, query) => {
      fc.pre([...domain].length <= 150);
      assert.ok(looksRight(domain) && looksRight(`*.${domain}`) && looksRight(`${domain}:8080`));
      fc.pre(!/[,;|]/.test(path + query));
      assert.deepEqual(seen(`https://u@${domain}:443${path}?${query}`), ['address', domain]);
    }),
  );
});

test('whatever is typed, a correction looks right or is a line of a list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { rule, doubt, correction } = judgeLine(text.replace(/\s*[\r\n]\s*/g, ' '));
      assert.ok([...rule].length <= 150);
      if (!doubt) assert.equal(correction, undefined);
      if (doubt !== 'list') for (const line of correction ?? []) assert.ok(looksRight(line));
      else assert.ok(correction?.every((line) => line !== '' && !/\s/.test(line)));
    }),
  );
});
