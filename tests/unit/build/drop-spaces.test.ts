import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropSpaces } from '../../../src/build/pages/drop-spaces.ts';
import { writePage } from '../../../src/build/pages/page.ts';
import { pageOf } from './small-site.ts';

/** What stands between these blanks: a page's head and body without the blanks that nobody sees. */
function dropped(head: string, body: string): string {
  return /<meta charset="utf-8">(.*)<\/body>/s.exec(writePage(dropSpaces(pageOf('faq', { head, body }))))?.[1] ?? '';
}

test('blanks beside blocks go, those between words stay', () => {
  assert.equal(
    dropped(
      ' <title>a b</title> <meta name="c"> ',
      ' <ul> <li> <a>1</a> <a>2</a> </li>\n<li>3 </li> </ul> <p>a <b>b</b> <i> c</i></p> ',
    ),
    '<title>a b</title><meta name="c"></head><body><ul><li><a>1</a> <a>2</a></li><li>3 </li></ul><p>a <b>b</b> <i> c</i></p>',
  );
});

test('a blank before a script that stands between words stays', () => {
  assert.equal(
    dropped('', '<b>a</b> <script>b()</script><b>c</b>'),
    '</head><body><b>a</b> <script>b()</script><b>c</b>',
  );
});

test('islands stay to the letter', () => {
  const island = '<astro-island> <p> a <!-- -->b</p> <ul> <li>c</li> </ul> </astro-island>';
  assert.equal(dropped('', `<main> ${island} </main>`), `</head><body><main>${island}</main>`);
});
