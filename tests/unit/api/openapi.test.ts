import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CALLS } from '../../../src/contract/calls.ts';
import type { Body, OpenApi } from '../../../tools/api/document.ts';
import { type JsonSchema, kindNamed } from '../../../tools/api/kinds.ts';
import { makeReference } from '../../../tools/api/reference.ts';

const root = join(import.meta.dirname, '../../..');
const committed = (file: string): string => readFileSync(join(root, file), 'utf8');
const api = JSON.parse(committed('docs/api/openapi.json')) as OpenApi;
const operations = Object.values(api.paths).map(({ post }) => post);

let made: Awaited<ReturnType<typeof makeReference>>;
before(async () => {
  made = await makeReference(root);
});

test('the reference is what `npm run openapi` makes of the contract and a sandbox', () => {
  for (const [file, text] of Object.entries(made)) {
    assert.ok(committed(file) === text, `${file} is not up to date: npm run openapi`);
  }
});

test('a validator of the public takes it for OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(api) });
  assert.ok(valid, JSON.stringify(errors, null, 2));
});

test('it describes all 28 calls, and three that are proposals', () => {
  const names = (isProposal: boolean) =>
    operations.filter((one) => Boolean(one['x-proposal']) === isProposal).map(({ operationId }) => operationId);
  assert.equal(names(false).length, 28);
  assert.deepEqual(names(false).sort(), Object.keys(CALLS).sort());
  assert.deepEqual(names(true), ['orderState', 'changePassword', 'ticketClose']);
});

/** What is told elsewhere: the wrapper’s fields, a text’s languages, and what an object of one field is for. */
const TOLD_ELSEWHERE = [
  'code',
  'bean',
  'logout',
  'zh',
  'tw',
  'en',
  'cn',
  'url',
  'html',
  'thanks',
  'error',
  'usd',
  'list',
];

test('every field says what it means: nobody can look it up in the code', () => {
  const silent = (schema: JsonSchema, path: string): string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description || field.$ref || TOLD_ELSEWHERE.includes(name) ? [] : [`${path}.${name}`]),
      ...silent(field, `${path}.${name}`),
    ]),
    ...[schema.items ?? {}, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
      Object.keys(inner).length > 0 ? silent(inner, path) : [],
    ),
  ];
  const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
    [...Object.values(requestBody.content), responses[200].content['application/json']].map(
      ({ schema }): [string, JsonSchema] => [operationId, schema],
    ),
  );
  const all = [...Object.entries(api.components.schemas), ...bodies];
  assert.deepEqual(
    all.flatMap(([name, schema]) => silent(schema, name)),
    [],
  );
});

test('every example, as the sandbox took or answered it, is what its own schema says', () => {
  // What the reference adds to JSON schema is no mistake in it.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
  for (const word of ['x-kind', 'x-proposal', 'components', 'discriminator']) ajv.addKeyword(word);
  ajv.addSchema({ $id: 'api:', components: api.components });
  let count = 0;
  const check = ({ schema, examples = {} }: Body, of: string): void => {
    const isRight = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api:#/')));
    for (const [name, { value }] of Object.entries(examples)) {
      assert.ok(isRight(value), `${of} ${name}: ${ajv.errorsText(isRight.errors)}`);
      count += 1;
    }
  };
  for (const { operationId, requestBody, responses } of operations) {
    for (const body of Object.values(requestBody.content)) check(body, `${operationId} takes`);
    check(responses[200].content['application/json'], `${operationId} answers`);
  }
  assert.ok(count > 90, `${count} examples`);
});

test('a refusal is told from a success, and a success has what its screen needs', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'api:', components: api.components });
  const { schema } = api.paths['/Website/skuList']?.post.responses[200].content['application/json'] ?? {};
  const isRight = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api:#/')));
  assert.equal(isRight({ code: 200, bean: { goods: [] } }), true);
  assert.equal(isRight({ code: 12001, msg: null }), true);
  assert.equal(isRight({ code: 200, bean: {} }), false);
  assert.equal(
    isRight({ code: 200, bean: { goods: [{ key: 'a', price: { usd: '5.99' }, days: 30, vipLevel: 1 }] } }),
    false,
  );
});

test('a kind of field that nobody has described stops the reference', () => {
  assert.throws(() => kindNamed('a colour'), /kinds\.ts does not describe "a colour"/);
  assert.deepEqual(kindNamed('one of 1, 2').schema, { type: 'integer', enum: [1, 2] });
});
