import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toCsv } from '#core/csv.ts';

test('commas separate cells, rows end with CRLF, and a byte order mark says UTF-8', () => {
  assert.equal(
    toCsv([
      ['日期', 'usd'],
      ['2025-01-01', 9.5],
    ]),
    '\uFEFF日期,usd\r\n2025-01-01,9.5\r\n',
  );
  assert.equal(toCsv([]), '\uFEFF');
  assert.equal(toCsv([[null, '']]), '\uFEFF,\r\n');
});

test('cells with commas, quotes or line breaks are quoted', () => {
  assert.equal(toCsv([['a,b', 'say "hi"', 'x\ny', 'x\ry']]), '\uFEFF"a,b","say ""hi""","x\ny","x\ry"\r\n');
});

test('a text that a spreadsheet would run gets an apostrophe, and a number stays a number', () => {
  assert.equal(toCsv([['=1+1', '+1', '-1', '@x', -1]]), "\uFEFF'=1+1,'+1,'-1,'@x,-1\r\n");
  assert.equal(toCsv([['\t=1', ' =1', '＝1+1']]), "\uFEFF'\t=1,' =1,'＝1+1\r\n");
  assert.equal(toCsv([['\r\n=1']]), '\uFEFF"\'\r\n=1"\r\n');
  assert.equal(toCsv([['a=b']]), '\uFEFFa=b\r\n');
});

test('a text of digits stays a text, and a date in the site’s form stays a date', () => {
  for (const text of ['20261126000012345678', '007', '1E10', '12e3', '3-4', '1/2', '10.5.3', '12:30'])
    assert.equal(toCsv([[text]]), `\uFEFF'${text}\r\n`, text);
  for (const text of ['2026-11-26 19:00:00', 'P001002', '12', '1.2.3.4.example', 'Pixel 8'])
    assert.equal(toCsv([[text]]), `\uFEFF${text}\r\n`, text);
});

test('invisible characters before a formula do not hide it', () => {
  // Blanks, marks of direction, joiners, controls, a tag, fillers, a private character, half of a surrogate pair, and several of them at
  // once.
  const blanks = '\u200B\uFEFF\u00A0\u202F\u3000\u2028\u2800\u00AD\u2060\u200D\u034F\u3164\uFE0F';
  const others = '\u200E\u200F\u202E\u2066\0\v\u0085\u{E0020}\uE000\uD83D';
  for (const before of [...blanks, ...others, ' \u200B\uFEFF\u3000']) {
    const name = JSON.stringify(before);
    for (const sign of '=+-@＝＋－＠') {
      assert.equal(toCsv([[`${before}${sign}1`]]), `\uFEFF'${before}${sign}1\r\n`, `${name} before ${sign}`);
    }
    assert.equal(toCsv([[`${before}a=1`]]), `\uFEFF${before}a=1\r\n`, `${name} before a letter`);
  }
  // These signs are other characters that look like the same signs.
  assert.equal(toCsv([['\u22121', '﹦1', '﹢1', '﹣1', '﹫1']]), "\uFEFF'\u22121,'﹦1,'﹢1,'﹣1,'﹫1\r\n");
});

test('a reader of RFC 4180 gets every cell back, and no cell starts a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', '@', 'a', ' ', '\u200B') }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      const found = readCsv(toCsv(rows).slice(1));
      assert.equal(found.length, rows.length);
      for (const [y, row] of rows.entries()) {
        assert.equal(found[y]?.length, row.length);
        for (const [x, text] of row.entries()) {
          const read = found[y]?.[x] ?? '';
          assert.ok(read === text || read === `'${text}`);
          assert.doesNotMatch(read, /^[\s\u200B]*[=+\-@]|^[\t\r]/);
        }
      }
    }),
  );
});

/**
 * A CSV reader that is independent of the code under test. Cells may be quoted, and each ends with a comma or a line end.
 */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|((?:(?!,|\r\n)[^"])*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
