import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { browserContract } from '../../../src/build/browser-contract.ts';

const FILE = '/site/src/contract/rules.ts';

/** What a build for an environment makes of a file; undefined where it stays as it is. */
function transformed(code: string, { id = FILE, environment = 'client' } = {}): string | undefined {
  const { transform } = browserContract() as unknown as {
    transform(this: object, code: string, id: string): { code: string } | undefined;
  };
  const context = {
    environment: { name: environment },
    parse: parseAst,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return transform.call(context, code, id)?.code;
}

const CALLS = [
  "export const userRules = describeCall('userRules', Nothing, Rules);",
  'const own = v.object({ a: v.string() });',
  "export const userRulesAdd = describeCall('userRulesAdd', v.strictObject({ data: own }), v.array(v.string()));",
].join('\n');

test('browsers get what calls answer, not what they take', () => {
  assert.equal(
    transformed(CALLS),
    [
      "export const userRules = describeCall('userRules', undefined, Rules);",
      'const own = v.object({ a: v.string() });',
      "export const userRulesAdd = describeCall('userRulesAdd', undefined, v.array(v.string()));",
    ].join('\n'),
  );
});

test('the server side, and files that describe no call, stay as they are', () => {
  assert.equal(transformed(CALLS, { environment: 'ssr' }), undefined);
  assert.equal(transformed(CALLS, { id: '/site/src/features/rules/model.ts' }), undefined);
  assert.equal(transformed('export const a = 1;'), undefined);
});

test('a call that is described in another way stops the build', () => {
  assert.throws(() => transformed("const a = describeCall('a', Nothing, Done);\nexport { a };"), /rules\.ts/);
});
