import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName, weigh, whatGrew } from '../../browser/support/weights.ts';

test('files are known by their names without the hash, and files of one name count together', () => {
  assert.equal(fileName('/_astro/chrome.C13leFuZ.js'), 'chrome');
  assert.equal(fileName('_astro/index.astro_astro_type_script_index_0_lang.D-5l_FuZ.js').includes('D-5l'), false);
  assert.deepEqual(
    weigh([
      ['_astro/texts.aaaaaaaa.js', 300],
      ['_astro/texts.bbbbbbbb.js', 200],
      ['_astro/react.cccccccc.js', 50],
    ]),
    { texts: 500, react: 50 },
  );
});

test('a page that is too heavy names first what grew most, new files among it, then what it weighs anyway', () => {
  const script = (bytes: number) => ({ type: 'script', bytes });
  const loaded = new Map([
    ['/en/', { type: 'document', bytes: 13_000 }],
    ['/_astro/react.cccccccc.js', script(58_000)],
    ['/_astro/chrome.aaaaaaaa.js', script(4_100)],
    ['/_astro/banner.bbbbbbbb.js', script(900)],
    ['/_astro/menu.dddddddd.js', script(700)],
  ]);
  const lines = whatGrew(loaded, { react: 58_000, chrome: 4_000, menu: 720 }).split('\n').slice(1);
  assert.deepEqual(
    lines.map((line) => line.trim().replace(/ +/g, ' ')),
    ['900 new banner', '4100 +100 chrome', '58000 react', '700 -20 menu', '13000 /en/ (document)'],
  );
});
