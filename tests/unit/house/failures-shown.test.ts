import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { filesOf } from './files.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const capabilityOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** Every action of the site that a screen offers, by its file and name. The file's capability has to show its failure. */
const OFFERED = [
  'src/features/account/account-model.ts loading',
  'src/features/account/account-model.ts refreshing',
  'src/features/account/account-model.ts unbinding',
  'src/features/apple-id/apple-id-model.ts swapping',
  'src/features/checkout/pay/pay.ts paying',
  'src/features/green-channel/green-channel-model.ts signing',
  'src/features/invite/invite-model.ts refreshing',
  'src/features/invite/invite-model.ts withdrawing',
  'src/features/login/login-model.ts signingIn',
  'src/features/recovery/forgot-model.ts linking',
  'src/features/recovery/forgot-model.ts resetting',
  'src/features/recovery/forgot-model.ts sending',
  'src/features/recovery/forgot-model.ts verifying',
  'src/features/recovery/reset-model.ts resetting',
  'src/features/rules/rules-model.ts adding',
  'src/features/rules/rules-model.ts reloading',
  'src/features/rules/rules-model.ts removing',
  'src/features/tickets/form/ticket-form.ts sending',
];

/** All other actions, each with the reason why no component reads its stores. */
const NOT_OFFERED = {
  'src/app/fetched-value.ts fetching': 'The state `failed` of the value holds the failure.',
  'src/features/account/exports/save.ts saving': 'The failure is a toast.',
  'src/features/checkout/account/account-form.ts checking': 'The field of the address shows the refusal.',
  'src/features/download/router-gate.ts asking': 'The page has a part for a failure, which is no component.',
  'src/features/tickets/images/upload-queue.ts sending': 'The image itself shows its failure.',
  'src/features/tickets/thread/thread.ts polling': 'Nobody asked for it, and the next look follows.',
  'src/order/watch.ts asking': 'Nobody asked for it, and the next look follows.',
};

const ACTIONS = OFFERED.map((action) => {
  const [file = '', name = ''] = action.split(' ');
  return { name, folder: capabilityOf(file) };
});

/** Returns whether a component of the folder reads this store of an action, and passes the value on. */
function showsIn(folder: string, store: string, handedOn: (name: string) => RegExp): boolean {
  return filesOf(`${folder}/**/*.tsx`).some((file) => {
    const source = read(file);
    const found = [...source.matchAll(/const (\w+) = useStore\([\w.]*?\.?(\w+\.\$\w+)\)/g)];
    return found.some(([, name = '', read]) => read === store && handedOn(name).test(source));
  });
}

test('every action is offered by a screen that shows its failure, or there is a reason why not', () => {
  const found = filesOf('src/{app,order,session,features}/**/*.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/\b(\w+) = createAction\(/g)].map(([, name]) => `${file} ${name}`),
  );
  assert.deepEqual(found.sort(), [...OFFERED, ...Object.keys(NOT_OFFERED)].sort());
});

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
