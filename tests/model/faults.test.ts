/**
 * Each call is refused, unreadable, lost or late. The tests check the message, that typed text stays, and that nothing is
 * done twice (docs/quality.md#robustness).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { explainFailure } from '#i18n/describe-failure.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { createText } from '#i18n/text.ts';
import { CALLS } from '../sandbox/api/api.ts';
import { pressesOn } from './support/presses.ts';
import { readingsOn } from './support/readings.ts';
import type { CallScene, Scene } from './support/scenes.ts';
import { setStage } from './support/stage.ts';

const stage = setStage({ nowMs: Date.now() });
const SCENES = [...readingsOn(stage), ...pressesOn(stage)];

const shared = readFileSync(new URL('../../locales/en/shared.json', import.meta.url), 'utf8');
const t = createText('en', { shared: JSON.parse(shared) }) as SharedText<'failure'>;

const REFUSED = ['refuse', () => 'Refused by the test'] as const;
const UNREADABLE = [
  'brokenContract',
  (call: string) =>
    `We couldn’t read the server’s answer. The problem is on our side, so please try again later. (${call})`,
] as const;
const LOST = [
  'lost',
  () => 'Network error: the server can’t be reached. Check your connection and try again.',
] as const;

const open = async ({ who, open }: CallScene): Promise<Scene> => open(await stage.dependenciesOf(who));
const saidBy = (scene: Scene): string | undefined =>
  scene.failure() === undefined ? undefined : explainFailure(scene.failure(), t).words;

test('these tests cover every call except those that fail silently', () => {
  const silent = ['activityCheck', 'regCheck'];
  assert.deepEqual([...SCENES.map(({ call }) => String(call)), ...silent].sort(), [...CALLS.keys()].sort());
});

for (const row of SCENES) {
  const { call, isReading, asks, afterLoss } = row;
  const sent = (): number => stage.sandbox.calls(call).length;

  test(`${call}: a failure is explained, typed text stays, and another press acts once`, async () => {
    const scene = await open(row);
    const typed = structuredClone(scene.typed?.());
    for (const [kind, sentence] of afterLoss ? [REFUSED, UNREADABLE] : [REFUSED, UNREADABLE, LOST]) {
      const before = sent();
      stage.sandbox.setFault({ call, kind });
      await scene.act();
      assert.equal(saidBy(scene), sentence(call));
      assert.deepEqual([sent() - before, scene.isBusy(), scene.isDone()], [1, false, false]);
      assert.deepEqual(scene.typed?.(), typed);
    }
    if (asks) {
      await scene.act();
      assert.equal(scene.isAsking?.(), true);
    }
    const before = sent();
    stage.sandbox.setFault({ call, kind: 'slow', ms: 100 });
    const presses = isReading ? [scene.act()] : [scene.act(asks), scene.act(asks)];
    // A press that waits for its turn makes its call a moment later.
    await new Promise(setImmediate);
    assert.deepEqual([scene.isBusy(), saidBy(scene)], [true, undefined]);
    await Promise.all(presses);
    assert.deepEqual([sent() - before, scene.isBusy(), scene.isDone()], [1, false, true]);
  });

  if (afterLoss)
    test(`${call}: an action whose answer was lost is not repeated by itself`, { timeout: 20_000 }, async () => {
      const scene = await open(row);
      const before = sent();
      stage.sandbox.setFault({ call, kind: 'lost' });
      await scene.act();
      if (afterLoss !== 'heals') assert.equal(saidBy(scene), LOST[1]());
      else while (!scene.isDone()) await new Promise(setImmediate);
      if (afterLoss === 'leads on') assert.equal(isOutcomeUnknown(scene.failure()), true);
      if (afterLoss === 'finds' || afterLoss === 'asks') await scene.act();
      assert.equal(scene.isAsking?.() ?? false, afterLoss === 'asks');
      assert.equal(scene.isDone(), afterLoss === 'heals' || afterLoss === 'finds');
      assert.equal(sent() - before, 1);
    });
}
