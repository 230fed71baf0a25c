import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CALLS } from '#contract/calls.ts';
import { describeApi } from '../../../tools/api/document.ts';
import { type JsonSchema, kindNamed } from '../../../tools/api/kinds.ts';
import { NEVER } from '../../../tools/conform/findings.ts';

const committed = readFileSync('docs/api/openapi.json', 'utf8');
const api = JSON.parse(committed) as Awaited<ReturnType<typeof describeApi>>;
const operations = Object.values(api.paths).map(({ post }) => post);

/** Returns the request bodies and the answer of a call. */
function bodiesOf({ operationId, requestBody, responses }: (typeof operations)[number]) {
  const bodies = [...Object.values(requestBody.content), responses[200].content['application/json']];
  return bodies.map((body) => ({ example: undefined, ...body, name: operationId as string }));
}

test('the committed description equals what `npm run openapi` makes from the contract and a sandbox', async () => {
  const made = `${JSON.stringify(await describeApi(), null, 2)}\n`;
  assert.ok(committed === made, 'docs/api/openapi.json is not up to date: npm run openapi');
});

test('a public validator accepts the description as OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(api) });
  assert.ok(valid, JSON.stringify(errors, null, 2));
});

/** Fields that need no description: the wrapper’s fields, a text’s languages, and fields of objects with only one field. */
const TOLD_ELSEWHERE = 'code bean logout zh tw en cn url html thanks error usd list'.split(' ');

test('every field has a description, because readers can’t look it up in the code', () => {
  const silent = (schema: JsonSchema, path: string): string[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description || field.$ref || TOLD_ELSEWHERE.includes(name) ? [] : [`${path}.${name}`]),
      ...silent(field, `${path}.${name}`),
    ]),
    ...[schema.items ?? {}, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
      Object.keys(inner).length > 0 ? silent(inner, path) : [],
    ),
  ];
  const bodies = operations.flatMap(bodiesOf).map(({ name, schema }): [string, JsonSchema] => [name, schema]);
  const all = [...Object.entries(api.components.schemas), ...bodies];
  assert.deepEqual(
    all.flatMap(([name, schema]) => silent(schema, name)),
    [],
  );
});

/**
 * Returns a function that judges values by a schema of the description. It runs in the strict mode, which refuses
 * keywords without a meaning.
 */
function judge(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  ajv.addKeyword('components');
  ajv.addSchema({ $id: 'api:', components: api.components });
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api:#/')));
}

test('every example of the sandbox matches its own schema', () => {
  const examples = operations.flatMap(bodiesOf).filter(({ example }) => example);
  for (const { name, schema, example } of examples) {
    const isRight = judge(schema);
    assert.ok(isRight(example), `${name}: ${JSON.stringify(isRight.errors)}`);
  }
  // Each call has an example of its payload and of its answer. The payload of the upload is no JSON, so it has none.
  assert.equal(examples.length, 2 * Object.keys(CALLS).length - 1);
});

test('the schema tells a refusal from a success, and requires the fields that a screen needs', () => {
  const skuList = operations.find(({ operationId }) => operationId === 'skuList');
  const isRight = judge(skuList?.responses[200].content['application/json'].schema ?? {});
  assert.equal(isRight({ code: 200, bean: { goods: [] } }), true);
  assert.equal(isRight({ code: 12001, msg: null }), true);
  assert.equal(isRight({ code: 200, bean: {} }), false);
  assert.equal(
    isRight({ code: 200, bean: { goods: [{ key: 'a', price: { usd: '5.99' }, days: 30, vipLevel: 1 }] } }),
    false,
  );
});

test('a kind of field without a description stops the command', () => {
  assert.throws(() => kindNamed('a colour'), /kinds\.ts does not describe "a colour"/);
  assert.deepEqual(kindNamed('one of 1, 2'), { type: 'integer', enum: [1, 2] });
});

test('the guide for building the API tells how to try each call that conform never makes', () => {
  const guide = readFileSync('docs/api/build.md', 'utf8');
  const [, byHand = ''] = /^## Done when$([\s\S]*?)^## /m.exec(guide) ?? [];
  const named = [...byHand.matchAll(/^- (.*):/gm)].flatMap(([, names = '']) => names.match(/`\w+`/g) ?? []);
  const missing = Object.keys(NEVER).filter((name) => !named.includes(`\`${name}\``));
  assert.deepEqual(missing, []);
});
