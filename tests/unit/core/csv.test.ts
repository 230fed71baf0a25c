import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toCsv } from '#core/csv.ts';

test('cells are separated by commas, rows end with CRLF, and a mark says UTF-8', () => {
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

test('commas, quotes and line breaks are quoted', () => {
  assert.equal(toCsv([['a,b', 'say "hi"', 'x\ny', 'x\ry']]), '\uFEFF"a,b","say ""hi""","x\ny","x\ry"\r\n');
});

test('a text that a spreadsheet would run gets an apostrophe, a number stays one', () => {
  assert.equal(toCsv([['=1+1', '+1', '-1', '@x', -1]]), "\uFEFF'=1+1,'+1,'-1,'@x,-1\r\n");
  assert.equal(toCsv([['\t=1', ' =1', '＝1+1']]), "\uFEFF'\t=1,' =1,'＝1+1\r\n");
  assert.equal(toCsv([['\r\n=1']]), '\uFEFF"\'\r\n=1"\r\n');
  assert.equal(toCsv([['a=b']]), '\uFEFFa=b\r\n');
});

test('a text of figures stays a text; a date of ours is one', () => {
  for (const text of ['20261126000012345678', '007', '1E10', '12e3', '3-4', '1/2', '10.5.3', '12:30'])
    assert.equal(toCsv([[text]]), `\uFEFF'${text}\r\n`, text);
  for (const text of ['2026-11-26 19:00:00', 'P001002', '12', '1.2.3.4.example', 'Pixel 8'])
    assert.equal(toCsv([[text]]), `\uFEFF${text}\r\n`, text);
});

test('what can’t be seen before a formula does not hide it', () => {
  // Blanks, marks of direction, joiners, controls, a tag, fillers, a private character, half of a surrogate pair, and several at once.
  const blanks = '\u200B\uFEFF\u00A0\u202F\u3000\u2028\u2800\u00AD\u2060\u200D\u034F\u3164\uFE0F';
  const others = '\u200E\u200F\u202E\u2066\0\v\u0085\u{E0020}\uE000\uD83D';
  for (const before of [...blanks, ...others, ' \u200B\uFEFF\u3000']) {
    const name = JSON.stringify(before);
    for (const sign of '=+-@＝＋－＠') {
      assert.equal(toCsv([[`${before}${sign}1`]]), `\uFEFF'${before}${sign}1\r\n`, `${name} before ${sign}`);
    }
    assert.equal(toCsv([[`${before}a=1`]]), `\uFEFF${before}a=1\r\n`, `${name} before a letter`);
  }
  // Signs that are typed in other ways.
  assert.equal(toCsv([['\u22121', '﹦1', '﹢1', '﹣1', '﹫1']]), "\uFEFF'\u22121,'﹦1,'﹢1,'﹣1,'﹫1\r\n");
});

test('a reader of RFC 4180 finds every cell again, and none that starts a formula', () => {
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

/** A reader of its own: cells in quotation marks or without, each with the comma or line end behind it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|((?:(?!,|\r\n)[^"])*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
