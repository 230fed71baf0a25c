import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure, ServerRefusal } from '#api/failures.ts';
import { createRules } from '#features/rules/rules-model.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** The model of the screen, with the list of a member. */
async function rulesOf(who: PersonName) {
  const model = createRules(await stage.dependenciesOf(who));
  assert.equal(await model.load(), true);
  return model;
}

function list(model: ReturnType<typeof createRules>): string[] | undefined {
  return model.$rules.get()?.list;
}

test('new rules are sent as typed, as a JSON string, and the server’s list replaces the old one', async () => {
  const model = await rulesOf('rae');
  model.write('*.A.example.com\n\nb.example.com:8080\n*.a.example.com');
  assert.equal(await model.add(), 2);
  assert.deepEqual(stage.sandbox.calls('userRulesAdd').at(-1)?.payload, {
    data: '["*.A.example.com","b.example.com:8080"]',
  });
  assert.deepEqual(list(model), ['*.A.example.com', 'b.example.com:8080']);
  assert.equal(model.$text.get(), '');
  assert.equal(model.$needsRestart.get(), true);
});

test('doubtful lines stay until they are corrected or kept, and are then sent', async () => {
  const model = await rulesOf('rae');
  model.write('a.example.com\nhttps://b.example.com/x\nhello');
  assert.equal(await model.add(), 1);
  assert.deepEqual(list(model), ['a.example.com']);
  assert.equal(model.$text.get(), 'https://b.example.com/x\nhello');
  assert.equal(await model.add(), undefined);
  assert.equal(model.$problem.get(), 'unsettled');
  model.settle(model.plan().marked.slice(0, 1), 'correct');
  model.keepAsTyped(model.plan().marked);
  assert.equal(model.$problem.get(), null);
  assert.equal(await model.add(), 2);
  assert.deepEqual(list(model), ['a.example.com', 'b.example.com', 'hello']);
  assert.equal(model.$text.get(), '');
});

test('nothing is sent when nothing is new', async () => {
  const model = await rulesOf('lin');
  model.write('site-1.example.com\n  \nSITE-2.example.com');
  assert.equal(await model.add(), undefined);
  assert.equal(model.$problem.get(), 'nothing');
  model.write('site-1.example.com\nx');
  assert.equal(model.$problem.get(), null);
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 0);
});

test('a full list, and one that would become too long, refuse new rules without a call', async () => {
  const full = await rulesOf('rob');
  full.write('new.example.com');
  assert.equal(await full.add(), undefined);
  assert.equal(full.$problem.get(), 'full');
  const some = await rulesOf('lin');
  some.write(Array.from({ length: 16 }, (_, index) => `more-${index}.example.com`).join('\n'));
  assert.equal(await some.add(), undefined);
  assert.equal(some.$problem.get(), 'tooMany');
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 0);
});

test('a refusal of the server is shown and keeps the text', async () => {
  const model = await rulesOf('rae');
  model.write('a.example.com');
  stage.sandbox.setFault({ call: 'userRulesAdd', kind: 'refuse', code: 12040, msg: { cn: '满', en: 'full' } });
  assert.equal(await model.add(), undefined);
  const failure = model.adding.$failure.get();
  assert.ok(failure instanceof ServerRefusal && failure.code === 12040);
  assert.equal(model.$text.get(), 'a.example.com');
  assert.equal(await model.add(), 1);
});

test('selected rules are deleted together, and no deleted rule stays selected', async () => {
  const model = await rulesOf('lin');
  model.select(list(model) ?? [], true);
  assert.equal(model.$selected.get().size, 5);
  model.select(['site-5.example.com', 'site-4.example.com'], false);
  assert.equal(await model.remove([...model.$selected.get()]), true);
  assert.deepEqual(list(model), ['site-4.example.com', 'site-5.example.com']);
  assert.equal(model.$selected.get().size, 0);
});

test('unsent text and kept lines come back to their member, and to nobody else', async () => {
  const model = await rulesOf('lin');
  model.write('half.example.com\nhello');
  model.keepAsTyped(model.plan().marked);
  assert.equal((await rulesOf('rae')).$text.get(), '');
  const again = await rulesOf('lin');
  assert.equal(again.$text.get(), 'half.example.com\nhello');
  assert.deepEqual(again.plan().toAdd, ['half.example.com', 'hello']);
  assert.equal(await again.add(), 2);
  assert.equal((await rulesOf('lin')).$text.get(), '');
});

for (const [name, odd] of [
  ['nothing', {}],
  ['numbers', [1]],
  ['a list of numbers', { list: [1] }],
] as const) {
  test(`after a change that is answered with ${name} the list stays, and is requested again`, async () => {
    const model = await rulesOf('lin');
    const before = list(model) ?? [];
    stage.sandbox.setFault({ call: 'userRulesAdd', kind: 'rewrite', changes: [{ at: 'bean', value: odd }] });
    model.write('new.example.com');
    assert.equal(await model.add(), 1);
    assert.deepEqual(list(model), [...before, 'new.example.com']);
    stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'rewrite', changes: [{ at: 'bean', value: odd }] });
    assert.equal(await model.remove(['new.example.com']), true);
    assert.deepEqual(list(model), before);
    assert.equal(model.$text.get(), '');
  });
}

test('without a maximum the site refuses nothing, and the server decides', async () => {
  const model = createRules(await stage.dependenciesOf('rob'));
  stage.sandbox.setFault({ call: 'userRules', kind: 'rewrite', changes: [{ at: 'bean.max' }] });
  await model.load();
  assert.equal(list(model)?.length, 20);
  assert.equal(model.$rules.get()?.max, undefined);
  model.write('one-more.example.com');
  assert.equal(await model.add(), undefined);
  assert.equal(model.$problem.get(), null);
  assert.ok(model.adding.$failure.get() instanceof ServerRefusal);
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 1);
});

test('if a new list does not load, the old one stays and is marked as old', async () => {
  const model = await rulesOf('lin');
  model.select(['site-2.example.com', 'site-4.example.com'], true);
  stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'rewrite', changes: [{ at: 'bean', value: {} }] });
  stage.sandbox.setFault({ call: 'userRules', kind: 'http500', times: 2 });
  assert.equal(await model.remove(['site-2.example.com']), true);
  assert.equal(list(model)?.length, 5);
  assert.ok(model.reloading.$failure.get() instanceof NetworkFailure);
  await model.reload();
  assert.ok(model.reloading.$failure.get() instanceof NetworkFailure);
  await model.reload();
  assert.equal(model.reloading.$failure.get(), undefined);
  assert.equal(list(model)?.length, 4);
  assert.deepEqual([...model.$selected.get()], ['site-4.example.com']);
});

test('after a lost answer the list is requested again, and after a refusal it is not', async () => {
  const model = await rulesOf('lin');
  const asked = () => stage.sandbox.calls('userRules').length;
  stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'refuse' });
  assert.equal(await model.remove(['site-2.example.com']), false);
  await model.reload();
  assert.equal(asked(), 2);
  stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'lost' });
  assert.equal(await model.remove(['site-2.example.com']), false);
  await model.reload();
  assert.equal(asked(), 4);
  assert.equal(list(model)?.includes('site-2.example.com'), false);
});

test('the second of two changes waits, so that a late answer brings back no older list', async () => {
  const model = await rulesOf('lin');
  stage.sandbox.setFault({ call: 'userRulesAdd', kind: 'slow', ms: 150 });
  model.write('new.example.com');
  const adding = model.add();
  assert.equal(await model.remove(['site-1.example.com']), true);
  await adding;
  assert.deepEqual(stage.sandbox.calls('userRulesRemove').length + stage.sandbox.calls('userRulesAdd').length, 2);
  assert.equal(list(model)?.includes('site-1.example.com'), false);
  assert.equal(list(model)?.includes('new.example.com'), true);
});

test('after a lost answer, another change first requests the list, even after a reload', async () => {
  const model = await rulesOf('rae');
  model.write('a.example.com\nb.example.com');
  stage.sandbox.setFault({ call: 'userRulesAdd', kind: 'lost' });
  stage.sandbox.setFault({ call: 'userRules', kind: 'http500' });
  assert.equal(await model.add(), undefined);
  // The list on the screen is old. Rules that the server already has are not sent again.
  assert.deepEqual(list(model), []);
  assert.equal(await model.add(), undefined);
  assert.deepEqual([model.$problem.get(), list(model)], ['nothing', ['a.example.com', 'b.example.com']]);
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 1);
  stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'lost' });
  stage.sandbox.setFault({ call: 'userRules', kind: 'http500' });
  assert.equal(await model.remove(['a.example.com']), false);
  // This waits for the earlier request for the list, which fails.
  await model.reload();
  const reloaded = await rulesOf('rae');
  assert.equal(await reloaded.remove(['a.example.com']), true);
  assert.deepEqual([stage.sandbox.calls('userRulesRemove').length, list(reloaded)], [1, ['b.example.com']]);
});

test('two tabs add the same domains once, and delete them once', async () => {
  const [one, two] = [await rulesOf('rae'), await rulesOf('rae')];
  for (const model of [one, two]) model.write('a.example.com');
  assert.deepEqual(await Promise.all([one.add(), two.add()]), [1, undefined]);
  assert.deepEqual([two.$problem.get(), list(two)], ['nothing', ['a.example.com']]);
  assert.deepEqual(await Promise.all([one.remove(['a.example.com']), two.remove(['a.example.com'])]), [true, true]);
  const calls = ['userRulesAdd', 'userRulesRemove'].map((name) => stage.sandbox.calls(name).length);
  assert.deepEqual([calls, list(two)], [[1, 1], []]);
});
