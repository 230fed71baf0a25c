import { basename } from 'node:path';
import { mock } from 'node:test';
import { CALLS, type CallName } from '#contract/calls.ts';
import { PAYLOADS } from '#contract/payloads.ts';
import { EXAMPLES, MEMBER_CALLS } from '../../tests/sandbox/api/api.ts';
import { Client } from '../../tests/sandbox/client.ts';
import { startSandbox } from '../../tests/sandbox/server.ts';
import { commentAbove, constantNamed } from './comments.ts';
import type { JsonSchema } from './kinds.ts';
import { namedSchemas, schemaOf } from './schemas.ts';

const ABOUT = `Made by \`npm run openapi\` from \`src/contract\`; don’t edit it. What all calls share: docs/api.md. How to build a server: docs/api/build.md.

The schemas of answers say what the site asks for, which is what the sandbox sends. It understands more (docs/api.md#what-is-understood), ignores fields that it does not know, leaves out items of lists that it can’t use, and takes the default of an optional field that is odd. Fields that are not \`required\` may be absent or null. The schemas of requests are exact: the site sends nothing else.

A refusal is any \`code\` but 200, with HTTP 200. Of the codes only 12009 and 12011 mean something to the site.`;

const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'The call was refused. Its words are `bean`, where that is a text, else those of `msg`.',
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    bean: { description: 'Words for the reader, or anything.' },
    logout: { type: ['boolean', 'null'], description: 'True ends the session: the token is missing or has ended.' },
    msg: { type: ['string', 'null'], description: 'Base64 of UTF-8 JSON `{"cn", "en"}`; one may be missing.' },
  },
  required: ['code'],
};

const TOKEN = { type: 'apiKey', in: 'header', name: 'authorization', description: 'The bare token, without a scheme.' };

/** Describes the API in the form of OpenAPI 3.1, from the contract, its comments, and the sandbox's answers. */
export async function describeApi() {
  const examples = await recordExamples();
  const operations = (Object.keys(CALLS) as CallName[]).map((name) => operationOf(name, examples.get(name)));
  return {
    openapi: '3.1.1',
    info: { title: 'Petrel: the seller’s API', version: '1.0.0', description: ABOUT },
    servers: [{ url: '/api' }, { url: 'http://localhost:4400/api', description: 'The sandbox: `npm run sandbox`.' }],
    paths: Object.fromEntries(operations.map((post) => [`/Website/${post.operationId}`, { post }])),
    components: { schemas: { ...namedSchemas(), Refusal: REFUSAL }, securitySchemes: { token: TOKEN } },
  };
}

function operationOf(name: CallName, example: { payload: unknown; answer: unknown } | undefined) {
  const constant = constantNamed(name);
  const schema = schemaOf(PAYLOADS[name], `${name}Payload`);
  const bean = schemaOf(CALLS[name].bean, name);
  const done = {
    type: 'object',
    properties: { code: { const: 200 }, bean, logout: { type: ['boolean', 'null'] } },
    // A bean that may be anything may also be missing.
    required: Object.keys(bean).length > 0 ? ['code', 'bean'] : ['code'],
  };
  const isUpload = name === 'ticketImageUpload';
  const answer = { schema: { oneOf: [done, { $ref: '#/components/schemas/Refusal' }] }, example: example?.answer };
  return {
    operationId: name,
    tags: [basename(constant.getSourceFile().fileName, '.ts')],
    summary: commentAbove(constant),
    // Members who are logged in send the token with every call.
    security: MEMBER_CALLS.includes(name) ? [{ token: [] }] : [{}, { token: [] }],
    requestBody: {
      required: true,
      content: isUpload
        ? { 'multipart/form-data': { schema } }
        : { 'application/json': { schema, example: example?.payload } },
    },
    responses: { 200: { description: 'Done, or refused.', content: { 'application/json': answer } } },
  };
}

/**
 * Returns the sandbox's answer to each call. The sandbox's clock stops at the start of 2026, and random values are
 * replaced. So the answers change only if the API changes.
 */
async function recordExamples() {
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });
  const sandbox = await startSandbox({ database: ':memory:', log: () => {}, settings: { activity: 'on' } });
  const client = new Client(sandbox.origin);
  const examples = new Map<string, { payload: unknown; answer: unknown }>();
  for (const example of EXAMPLES) {
    const { payload, answer } = await client.sendExample(example);
    const text = JSON.stringify({ payload, answer: { code: answer.code, bean: answer.bean } })
      .replaceAll(sandbox.origin, 'https://api.example')
      .replace(/\b(P?)(?=\d*[a-f])[\da-f]{12,64}\b/g, '$13f1c0f6a5c0e4d7c');
    examples.set(example.call, JSON.parse(text));
  }
  await sandbox.close();
  mock.timers.reset();
  return examples;
}
