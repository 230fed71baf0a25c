import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StorageBlocked } from '#api/failures.ts';
import { createLogin } from '#features/login/login-model.ts';
import { setStage } from './support/stage.ts';
import { blockStorage } from './support/storage-stand-in.ts';

const stage = setStage();

test('if the browser stores nothing, the login says so instead of going round in a circle', async () => {
  const model = createLogin(await stage.dependenciesOf());
  model.$values.set({ account: 'lin@example.com', password: 'petrel-8' });
  blockStorage();
  assert.equal(await model.signIn(), false);
  assert.ok(model.signingIn.$failure.get() instanceof StorageBlocked);
  assert.deepEqual(stage.left, []);
});
