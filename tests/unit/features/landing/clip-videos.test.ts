import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { clipVideos } from '#features/landing/clip-videos.ts';

test('an operator’s videos replace a drawn clip, and the smaller format comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clips-'));
  try {
    mkdirSync(join(folder, 'clips'));
    for (const name of ['3.mp4', '3.webm', '7.mp4', '7.txt']) writeFileSync(join(folder, 'clips', name), '');
    assert.deepEqual(clipVideos(3, folder), [
      { src: '/clips/3.webm', type: 'video/webm' },
      { src: '/clips/3.mp4', type: 'video/mp4' },
    ]);
    assert.deepEqual(clipVideos(7, folder), [{ src: '/clips/7.mp4', type: 'video/mp4' }]);
    assert.deepEqual(clipVideos(1, folder), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
