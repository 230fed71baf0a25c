import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleAlone } from '../../../build-steps/bundle-alone.ts';
import { packagesOf } from '../../../build-steps/shipped-licenses.ts';

test('scripts of the head carry what is computed from the tables, and no table', async () => {
  const stub = await bundleAlone('head/stub.ts');
  assert.match(stub.code, /zh-hant/);
  assert.doesNotMatch(stub.code, /PingFang|繁體/);
  const screen = await bundleAlone('head/boot-screen.ts');
  // What the guard needs of the route table is written in by the build.
  assert.match(screen.code, /greenChannel:.\/greenChannel/);
  assert.doesNotMatch(screen.code, /\bdeclare\b|GUARD_PATHS|HAS_SPARE_API/);
  assert.deepEqual(
    [...stub.inputs, ...screen.inputs].filter((file) => /routes\/(table|languages)\.ts$/.test(file)),
    [],
  );
});

test('the worker is bundled with what it is told, and tells whose code it holds', async () => {
  const { code, inputs } = await bundleAlone('head/worker/worker.ts', 'iife', {
    KEEPABLE_PAGES: { '/zh/faq/': { screen: 'faq', revision: 'r1', scripts: [] } },
    OFFLINE_PATH: '/offline',
    OTHER_WAYS: {},
    BARE: ['faq'],
    STUB: '<!doctype html>',
  });
  assert.equal(code.split('/zh/faq/').length, 2, 'once, however often it is used');
  const named = packagesOf(inputs).map(({ name }) => name);
  assert.deepEqual(
    named.filter((name) => name.startsWith('workbox-')),
    ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies'],
  );
});
