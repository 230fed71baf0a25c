import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../build-steps/page.ts';
import { emptyParts } from '../../../build-steps/pages/check-empty.ts';

test('a main or a text of an editor that says nothing is named; a page with neither is fine', () => {
  const found = (html: string) => emptyParts(parsePage('a.html', html));
  assert.deepEqual(found('<main><h1>Contact</h1><div class="stack prose"> <p><!-- a --></p> </div></main>'), [
    'a.html: <div>',
  ]);
  assert.deepEqual(found('<header>Petrel</header><main><svg><path d=""/></svg></main>'), ['a.html: <main>']);
  assert.deepEqual(found('<main><div class="prose"><p>Write to us.</p></div></main>'), []);
  assert.deepEqual(found('<p>Moved.</p>'), []);
});
