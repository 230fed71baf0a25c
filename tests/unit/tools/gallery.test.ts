import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeFindings } from '../../../tools/gallery/findings.ts';
import { galleryPlanOf } from '../../../tools/gallery/plan.ts';

test('the gallery takes everything unless told, and words choose states', () => {
  const all = galleryPlanOf([]);
  assert.deepEqual(all.widths, [360, 768, 1280, 1920]);
  assert.deepEqual(all.schemes, ['light', 'dark']);
  assert.equal(all.pattern, undefined);
  const some = galleryPlanOf(['account', 'register filled', '--widths=360', '--schemes=dark', '--out=/sheets']);
  assert.deepEqual([some.widths, some.schemes, some.out], [[360], ['dark'], '/sheets']);
  const isTaken = (name: string): boolean => new RegExp(some.pattern ?? '').test(name);
  assert.deepEqual(['account', 'register filled', 'register'].map(isTaken), [true, true, false]);
  assert.throws(() => galleryPlanOf(['--width=360']), TypeError);
});

test('what was measured is told once, with how often and where it was seen first', () => {
  const out = mkdtempSync(join(tmpdir(), 'petrel-gallery-test-'));
  try {
    mkdirSync(join(out, 'shots/login start'), { recursive: true });
    const note = { width: 360, sizes: [17, 32], frameLeft: 16, headingLeft: 20, overflow: 0, axe: [] };
    for (const locale of ['en', 'zh']) {
      const notes = [{ ...note, smallTargets: ['Copy 40 × 38'] }];
      writeFileSync(
        join(out, `shots/login start/${locale}.json`),
        JSON.stringify({ name: `login start ${locale}`, notes }),
      );
    }
    assert.deepEqual(describeFindings(out).split('\n'), [
      '2 views, sizes of type: 17 32',
      'headings begin at 360 px at: 20',
      'heading at 20, frame at 16 (2 ×, first in login start en 360)',
      'small target: Copy 40 × 38 (2 ×, first in login start en 360)',
    ]);
  } finally {
    rmSync(out, { recursive: true });
  }
});
