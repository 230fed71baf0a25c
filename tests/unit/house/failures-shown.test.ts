import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { filesOf } from './files.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const capabilityOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** The actions that models offer to their screens, by the capability's folder and their names. */
const ACTIONS = filesOf('src/features/*/**/*.ts').flatMap((file) => {
  const source = read(file);
  const names = [...source.matchAll(/const (\w+) = createAction\(/g)].map(([, name = '']) => name);
  return names
    .filter((name) => new RegExp(`^ {4}${name},$`, 'm').test(source))
    .map((name) => ({ name, folder: capabilityOf(file) }));
});

/** Returns whether a component of the folder reads this store of an action, and passes the value on. */
function showsIn(folder: string, store: string, handedOn: (name: string) => RegExp): boolean {
  return filesOf(`${folder}/**/*.tsx`).some((file) => {
    const source = read(file);
    const found = [...source.matchAll(/const (\w+) = useStore\([\w.]*?\.?(\w+\.\$\w+)\)/g)];
    return found.some(([, name = '', read]) => read === store && handedOn(name).test(source));
  });
}

test('the search finds the actions of models', () => assert.ok(ACTIONS.length > 12, `${ACTIONS.length}`));

for (const { name, folder } of ACTIONS) {
  test(`${folder} shows the failure of ${name}`, () => {
    const shown = (failure: string): RegExp => new RegExp(`failure=\\{[^}]*\\b${failure}\\b`);
    assert.ok(showsIn(folder, `${name}.$failure`, shown));
  });
}

/** Actions without a button. Their screens show a placeholder or the older figures while they run. */
const WITHOUT_BUTTON = ['account loading', 'green-channel signing', 'invite refreshing', 'rules reloading'];

for (const { name, folder } of ACTIONS.filter(
  ({ name, folder }) => !WITHOUT_BUTTON.includes(`${folder.replace(`${dirname(folder)}/`, '')} ${name}`),
)) {
  test(`${folder} shows that ${name} is under way`, () => {
    // A component only has to read the store: lint finds values that are read and not used.
    assert.ok(showsIn(folder, `${name}.$isBusy`, () => /./));
  });
}
