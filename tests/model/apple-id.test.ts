import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAppleId } from '#features/apple-id/apple-id-model.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

const first = { id: 'shared-one@petrel.example', password: 'Apple-1-Petrel', spare: false };
const spare = { id: 'shared-two@petrel.example', password: 'Apple-2-Petrel', spare: true };

test('the usual account comes first, and each press swaps it with the spare one', async () => {
  const model = createAppleId(await stage.dependenciesOf('lin'));
  await model.load();
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: first });
  await model.swap();
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: spare });
  await model.swap();
  assert.deepEqual(
    stage.sandbox.calls('appleId').map(({ payload }) => payload),
    [{ spare: false }, { spare: true }, { spare: false }],
  );
});

test('if the spare account can’t be fetched, the usual one stays', async () => {
  const model = createAppleId(await stage.dependenciesOf('lin'));
  await model.load();
  stage.sandbox.setFault({ call: 'appleId', kind: 'http500' });
  assert.equal(await model.swap(), false);
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: first });
  assert.ok(model.swapping.$failure.get());
});
