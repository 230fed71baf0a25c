import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRules } from '../../src/features/rules/model.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** The screen's model, with the list loaded as that member. */
async function rulesOf(who: PersonName) {
  const model = createRules(await stage.dependenciesOf(who));
  assert.equal(await model.load(), true);
  return model;
}

function list(model: ReturnType<typeof createRules>): string[] | undefined {
  return model.$rules.get()?.list;
}

test('nothing is sent when nothing is new', async () => {
  const model = await rulesOf('lin');
  model.write('site-1.example.com\n  \nSITE-2.example.com');
  assert.equal(await model.add(), undefined);
  assert.equal(model.$problem.get(), 'nothing');
  model.write('site-1.example.com\nx');
  assert.equal(model.$problem.get(), null);
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 0);
});

test('what was typed and not sent is given back to its member with what was kept, and to nobody else', async () => {
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
  test(`a change that is answered with ${name} keeps the list on screen: it is asked for again`, async () => {
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

test('a change whose answer is lost may have been made: the list is asked for again; after a refusal it is not', async () => {
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

test('of two changes at once the second waits, so that a late answer never brings back an older list', async () => {
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

test('after a lost answer the list is asked for before anything is added or deleted again, after a reload too', async () => {
  const model = await rulesOf('rae');
  model.write('a.example.com\nb.example.com');
  stage.sandbox.setFault({ call: 'userRulesAdd', kind: 'lost' });
  stage.sandbox.setFault({ call: 'userRules', kind: 'http500' });
  assert.equal(await model.add(), undefined);
  // The list that is shown is old: what is there already is not sent again.
  assert.deepEqual(list(model), []);
  assert.equal(await model.add(), undefined);
  assert.deepEqual([model.$problem.get(), list(model)], ['nothing', ['a.example.com', 'b.example.com']]);
  assert.equal(stage.sandbox.calls('userRulesAdd').length, 1);
  stage.sandbox.setFault({ call: 'userRulesRemove', kind: 'lost' });
  stage.sandbox.setFault({ call: 'userRules', kind: 'http500' });
  assert.equal(await model.remove(['a.example.com']), false);
  // In turn behind the look that fails.
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
