import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrPath } from '#core/qr-path.ts';

test('each run of dark modules is one bar', () => {
  assert.equal(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
    'M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z',
  );
});

test('no modules make no path', () => {
  assert.equal(qrPath([]), '');
});
