import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeLine, looksRight } from '#features/rules/judge-line.ts';

/** Returns why a line is marked, and the corrections that are offered. */
const seen = (line: string) => {
  const { doubt, correction } = judgeLine(line);
  return correction ? [doubt, ...correction] : [doubt];
};

test('domains, wildcards, ports and IP addresses in any script look right, and stay as they are typed', () => {
  const right =
    `b.com Example.COM *.b.com .b.com *.cn .中国 d.com:8080 *.d.com:443 例子.中国 xn--fsqu00a.xn--fiqs8s bücher.example
    उदाहरण.भारत _dmarc.b.com a-b.c_d.com 1.2.3.4.example 192.168.1.1 192.168.1.1:3000 10.0.0.0/8 2001:db8::1 [2001:db8::1]
    [2001:db8::1]:80 2001:db8::/32 ::ffff:192.168.1.1`.split(/\s+/);
  for (const line of right) assert.deepEqual(judgeLine(` ${line}\t`), { line, rule: line }, line);
});

test('a line that is no domain is marked, with a correction if the meaning is plain', () => {
  const unclear = 'hello * *.*.com b*.com -b.com b-.com b..com 1.2.3 256.1.1.1 2001:db8::g b.com:99999'.split(' ');
  for (const line of unclear) assert.deepEqual(seen(line), ['unclear'], line);
  const marked: [string, string][] = [
    ['b.com.', 'b.com'],
    ['b.com,', 'b.com'],
    ['，b.com；', 'b.com'],
    ['例子。中国', '例子.中国'],
    ['b\u200b.com', 'b.com'],
    ['b。com:8080', 'b.com:8080'],
  ];
  for (const [line, correction] of marked) assert.deepEqual(seen(line), ['unclear', correction], line);
});

test('for a web or mail address, its domain is offered', () => {
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

test('several domains in one line are offered as a line each', () => {
  assert.deepEqual(seen('a.com, b.com c.com'), ['list', 'a.com', 'b.com', 'c.com']);
  assert.deepEqual(seen('甲.com，乙.com、丙.com；丁.com'), ['list', '甲.com', '乙.com', '丙.com', '丁.com']);
  assert.deepEqual(seen('https://a.com/x https://b.com/y'), ['list', 'a.com', 'b.com']);
  assert.deepEqual(seen('192.168.1.1, 10.0.0.0/8'), ['list', '192.168.1.1', '10.0.0.0/8']);
});

test('for a line from another program’s list, the domains are offered without the rest', () => {
  const lists: [string, ...string[]][] = [
    ['127.0.0.1\tads.example', 'ads.example'],
    ['0.0.0.0 a.com www.a.com # advertising', 'a.com', 'www.a.com'],
    ['  - DOMAIN-SUFFIX,google.com', 'google.com'],
    ['DOMAIN-SUFFIX,google.com,Proxy,no-resolve', 'google.com'],
    ['host-suffix, google.com, proxy', 'google.com'],
    ["  - '+.google.com'", 'google.com'],
    ['1. google.com', 'google.com'],
    ['3、x.com', 'x.com'],
    ['• x.com', 'x.com'],
    ['google.com\t搜索\t2024.01.05', 'google.com'],
    ['google.com,search,me@b.com', 'google.com'],
    ['["google.com", "youtube.com"]', 'google.com', 'youtube.com'],
    ['{"domain":["google.com"]}', 'google.com'],
    ['server=/google.com/youtube.com/8.8.8.8', 'google.com', 'youtube.com'],
    ['block b.com', 'b.com'],
  ];
  for (const [line, ...domains] of lists) assert.deepEqual(seen(line), ['list', ...domains], line);
  const single: [string, string][] = [
    ['"google.com",', 'google.com'],
    ['“google.com”', 'google.com'],
    ['domain:google.com', 'google.com'],
    ['full:www.google.com', 'www.google.com'],
    ['+.google.com', 'google.com'],
    ['||google.com^', 'google.com'],
    ['||google.com^$third-party', 'google.com'],
    ['1)google.com', 'google.com'],
    ['2) google.com', 'google.com'],
    ['google.com # search', 'google.com'],
  ];
  for (const [line, domain] of single) assert.equal(judgeLine(line).correction?.join(), domain, line);
  assert.deepEqual(seen('*://*.google.com/*'), ['address', '*.google.com']);
});

test('notes, headings and lines without a domain are marked to be removed with one press', () => {
  const asides = [
    '# 我的列表',
    '! Title: list',
    '@@||b.com^',
    '// google',
    '[Adblock Plus 2.0]',
    '[Rule]',
    'payload:',
    '"domains": [',
    '],',
    '127.0.0.1 localhost',
    '::1 ip6-localhost ip6-loopback',
    '0.0.0.0 0.0.0.0',
    'IP-CIDR,10.0.0.0/8,DIRECT',
    '- GEOIP,CN,DIRECT',
    'DOMAIN-KEYWORD,google,Proxy',
    'MATCH,Proxy',
  ];
  for (const line of asides) assert.deepEqual(seen(line), ['aside'], line);
});

test('several words without a domain are not a list', () => {
  for (const line of ['hello world', 'bad url', '不是域名!!', 'no, thanks']) assert.deepEqual(seen(line), ['unclear']);
});

test('a line is cut to 150 characters, whatever they are', () => {
  const long = `${'a.'.repeat(100)}com`;
  assert.equal(judgeLine(long).rule, long.slice(0, 150));
  assert.equal(judgeLine('𠮷'.repeat(151)).rule, '𠮷'.repeat(150));
  assert.equal(judgeLine('a'.repeat(150)).rule, 'a'.repeat(150));
});

/**
 * Host names, and the parts that follow them in addresses. They are written here, because fast-check's own take seconds
 * to begin.
 */
const DOMAIN = fc.stringMatching(/^(?:[a-z\d](?:[a-z\d-]{0,8}[a-z\d])?\.){1,4}[a-z]{2,8}$/);
const PATH = fc.stringMatching(/^[\w/%=&+.~-]{0,30}$/);

test('every domain looks right, and every address with it offers only the domain', () => {
  fc.assert(
    fc.property(DOMAIN, PATH, PATH, (domain, path, query) => {
      assert.ok(looksRight(domain) && looksRight(`*.${domain}`) && looksRight(`${domain}:8080`));
      assert.deepEqual(seen(`https://u@${domain}:443/${path}?${query}`), ['address', domain]);
    }),
  );
});

test('a correction always looks right, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { rule, doubt, correction } = judgeLine(text.replace(/\s*[\r\n]\s*/g, ' '));
      assert.ok([...rule].length <= 150);
      if (!doubt) assert.equal(correction, undefined);
      for (const line of correction ?? []) assert.ok(looksRight(line));
    }),
  );
});
