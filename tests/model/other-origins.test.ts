import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import * as api from '#contract/calls.ts';
import { Client } from '../sandbox/client.ts';
import { startSandbox } from '../sandbox/server.ts';

test('the sandbox answers the preflight requests of other origins', async () => {
  const sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  const preflight = await fetch(`${sandbox.origin}/api/Website/info`, { method: 'OPTIONS' });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'authorization, content-type, idempotency-key');
  await sandbox.close();
});

test('a sandbox that runs alone allows one origin, and gives pictures its own address', async () => {
  const shop = 'https://shop.example';
  const options = { database: ':memory:', isAlone: true, allowedOrigin: shop, settings: { activity: 'on' } as const };
  const alone = await startSandbox({ ...options, log: () => {} });
  const answer = await new Client(alone.origin).post('/api/Website/activityCheck', {});
  const sent = ['access-control-allow-origin', 'vary', 'access-control-expose-headers'].map((name) =>
    answer.headers.get(name),
  );
  assert.deepEqual(sent, [shop, 'origin', 'date']);
  const { image } = v.parse(api.Activity, Object(await answer.json()).bean);
  assert.equal(image?.b.en, `${alone.origin}/api/files/activity-wide-en.svg`);
  assert.equal((await fetch(image?.b.en ?? '')).status, 200);
  await alone.close();
});
