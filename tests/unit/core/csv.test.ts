import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toCsv } from '../../../src/core/csv.ts';

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
  const unseen = {
    'a zero-width space': '\u200B',
    'a byte order mark': '\uFEFF',
    'a space that does not break': '\u00A0',
    'a narrow one': '\u202F',
    'a soft hyphen': '\u00AD',
    'a mark of left to right': '\u200E',
    'a mark of right to left': '\u200F',
    'an override of the direction': '\u202E',
    'an isolate': '\u2066',
    'a joiner': '\u200D',
    'a word joiner': '\u2060',
    'an ideographic space': '\u3000',
    'a line separator': '\u2028',
    'a NUL': '\0',
    'a vertical tab': '\v',
    'a C1 control': '\u0085',
    'a tag': '\u{E0020}',
    'a variation selector': '\uFE0F',
    'a grapheme joiner': '\u034F',
    'a Hangul filler': '\u3164',
    'a Braille blank': '\u2800',
    'a private character': '\uE000',
    'half of a surrogate pair': '\uD83D',
    'several of them': ' \u200B\uFEFF\u3000',
  };
  for (const [name, before] of Object.entries(unseen)) {
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

/** A reader of its own, letter by letter. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (quoted && letter === '"' && text[i + 1] === '"') cell += text[++i];
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === ',' || (letter === '\r' && text[i + 1] === '\n'))) {
      row.push(cell);
      cell = '';
      if (letter === ',') continue;
      rows.push(row);
      row = [];
      i++;
    } else cell += letter;
  }
  return rows;
}
