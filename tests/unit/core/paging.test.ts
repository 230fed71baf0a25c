import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clampPage, type PagerItem, pageCount, pagerItems, pageSlice } from '#core/paging.ts';

/** Returns the pager as a reader sees it: `[4]` is the current page, and `…9` an ellipsis that jumps to page 9. */
const shown = (items: PagerItem[]) =>
  items
    .map((item) => {
      if (item.kind === 'jump') return `…${item.to}`;
      return item.current ? `[${item.page}]` : `${item.page}`;
    })
    .join(' ');

test('5 rows fill a page, and a sixth row needs another page', () => {
  assert.deepEqual(
    [0, 5, 6, 11].map((rows) => pageCount(rows)),
    [1, 1, 2, 3],
  );
});

test('a page that does not exist becomes the nearest page', () => {
  assert.deepEqual(
    [0, 9, 2, Number.NaN].map((page) => clampPage(page, 3)),
    [1, 3, 2, 1],
  );
  assert.equal(clampPage(1, 0), 1);
});

test('a page shows its 5 rows, and the last page shows the rest', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7];
  assert.deepEqual(pageSlice(rows, 1), [1, 2, 3, 4, 5]);
  assert.deepEqual(pageSlice(rows, 2), [6, 7]);
  assert.deepEqual(pageSlice(rows, 3), [6, 7]);
  assert.deepEqual(pageSlice([], 1), []);
});

test('up to 7 pages are all shown', () => {
  assert.equal(shown(pagerItems(1, 1)), '[1]');
  assert.equal(shown(pagerItems(1, 0)), '[1]');
  assert.equal(shown(pagerItems(4, 7)), '1 2 3 [4] 5 6 7');
});

test('more pages leave gaps, whose ellipsis jumps 5 pages', () => {
  assert.equal(shown(pagerItems(1, 20)), '[1] 2 3 4 5 6 …6 20');
  assert.equal(shown(pagerItems(4, 20)), '1 2 3 [4] 5 6 …9 20');
  assert.equal(shown(pagerItems(5, 20)), '1 …1 3 4 [5] 6 7 …10 20');
  assert.equal(shown(pagerItems(10, 20)), '1 …5 8 9 [10] 11 12 …15 20');
  assert.equal(shown(pagerItems(17, 20)), '1 …12 15 16 [17] 18 19 20');
  assert.equal(shown(pagerItems(20, 20)), '1 …15 15 16 17 18 19 [20]');
  assert.equal(shown(pagerItems(5, 8)), '1 …1 3 4 [5] 6 7 8');
});

test('the rebate pager has 3 numbers, and the withdrawal pager has 5', () => {
  assert.equal(shown(pagerItems(1, 9, 3)), '[1] 2 …6 9');
  assert.equal(shown(pagerItems(5, 9, 3)), '1 …1 [5] …9 9');
  assert.equal(shown(pagerItems(9, 9, 3)), '1 …4 8 [9]');
  assert.equal(shown(pagerItems(5, 9, 5)), '1 …1 4 [5] 6 …9 9');
});

test('every pager shows the first, last and current page in order, has a limited number of entries, and jumps only over gaps', () => {
  const size = fc.constantFrom(3, 5, 7, 9);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), size, (current, count, numbers) => {
      fc.pre(current <= count);
      const items = pagerItems(current, count, numbers);
      const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
      assert.equal(pages.length, Math.min(count, numbers));
      assert.equal(pages[0], 1);
      assert.equal(pages.at(-1), count);
      assert.deepEqual(
        items.flatMap((item) => (item.kind === 'page' && item.current ? [item.page] : [])),
        [current],
      );
      for (const [index, item] of items.entries()) {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item.kind === 'jump') {
          assert.ok(before?.kind === 'page' && after?.kind === 'page' && after.page > before.page + 1);
          assert.ok(item.to >= 1 && item.to <= count && Math.abs(item.to - current) <= 5);
        } else if (before?.kind === 'page') assert.equal(item.page, before.page + 1);
      }
    }),
  );
});

test('all pages together contain all rows', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (rows) => {
      const pages = Array.from({ length: pageCount(rows.length) }, (_, index) => pageSlice(rows, index + 1));
      assert.deepEqual(pages.flat(), rows);
      assert.ok(pages.every((page) => page.length <= 5));
    }),
  );
});
