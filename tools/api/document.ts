import * as account from '../../src/contract/account.ts';
import * as activity from '../../src/contract/activity.ts';
import { type CallName, CALLS as DESCRIBED } from '../../src/contract/calls.ts';
import * as invite from '../../src/contract/invite.ts';
import { PAYLOADS } from '../../src/contract/payloads.ts';
import * as rules from '../../src/contract/rules.ts';
import * as shop from '../../src/contract/shop.ts';
import * as tickets from '../../src/contract/tickets.ts';
import { CALLS, MEMBER_CALLS } from '../../tests/sandbox/api/api.ts';
import { type Comments, withoutCitations } from './comments.ts';
import { SHOWN_AT } from './examples.ts';
import { type JsonSchema, kindNamed } from './kinds.ts';
import { CALLS_WITH_KEY, PROPOSED_CALLS, PROPOSED_FIELD, type ProposedCall } from './proposals.ts';
import type { Recorded } from './record.ts';
import { namedSchemas, schemaOf } from './schemas.ts';

/** An example of a body or an answer. */
export interface Example {
  summary: string;
  value: unknown;
}

/** A refusal by the sandbox, and what the site does with it. */
interface RefusalRow {
  code: number;
  title: string;
  words: string | undefined;
  site: string;
}

/** One call, as the reference describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  'x-caller': 'anyone' | 'member';
  'x-reads': boolean;
  'x-proposal'?: true;
  'x-refusals': RefusalRow[];
  'x-cited'?: string[];
  security: Record<string, string[]>[];
  parameters?: unknown[];
  requestBody: { required: true; content: Record<string, Body> };
  responses: { 200: { description: string; content: { 'application/json': Body } } } & Record<string, unknown>;
}

/** A body: its schema and examples. */
export interface Body {
  schema: JsonSchema;
  examples?: Record<string, Example>;
  encoding?: unknown;
}

/** The reference of the API in the form of OpenAPI 3.1. */
export interface OpenApi {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: unknown[];
  tags: { name: string; description: string }[];
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: unknown; parameters: unknown };
  'x-kinds': Record<string, { schema: JsonSchema; understood?: string }>;
}

/** The reference groups calls by the file that describes them. */
const RESOURCES = { account, activity, invite, rules, shop, tickets };

const TAGS: Readonly<Record<keyof typeof RESOURCES, string>> = {
  shop: 'Packages, payment methods and orders.',
  activity: 'What is announced on every page.',
  account: 'Logging in, the member, passwords.',
  tickets: 'Support, for members and guests.',
  invite: 'Inviting friends, and withdrawing what it earns.',
  rules: 'The member’s own list of domains.',
};

/** Makes the reference from the contract, its comments, and answers recorded from a sandbox. */
export function describeApi(comments: Comments, recorded: readonly Recorded[]): OpenApi {
  const calls = (Object.keys(DESCRIBED) as CallName[]).map((name) => operationOf(name, comments, recorded));
  const proposed = PROPOSED_CALLS.map(proposedOperation);
  const schemas = namedSchemas(comments);
  Object.assign(schemas[PROPOSED_FIELD.schema]?.properties ?? {}, { [PROPOSED_FIELD.name]: PROPOSED_FIELD.json });
  const named = { ...schemas, Refusal: REFUSAL };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Petrel: the seller’s API',
      version: '1.0.0',
      summary: 'The 28 calls that the site makes.',
      description: ABOUT,
    },
    servers: [
      { url: '/api', description: 'The site’s own origin, as it is set unless the operator names another.' },
      { url: 'http://localhost:4400/api', description: 'The sandbox: `npm run sandbox`.' },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries([...calls, ...proposed].map((post) => [`/Website/${post.operationId}`, { post }])),
    components: {
      schemas: named,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The bare token of `login` or `greenChannel`, without a scheme.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A text in quotation marks that names the attempt: the same one sent again carries the same key. Sent only where the operator has switched it on; HTTP 409, 422 and 400 answer keys that can’t be used.',
          schema: { type: 'string', pattern: '^"[\\da-f]{32}"$' },
          'x-proposal': true,
        },
      },
    },
    'x-kinds': kindsIn({ calls, named }),
  };
}

const ABOUT = `Made by \`npm run openapi\` from \`src/contract\`; don’t edit it. Overview: docs/api.md. How to build a server: docs/api/build.md.

The schemas of answers say what the site **asks for**, which is what the sandbox sends. It **understands** more (\`x-kind\` of a field, \`x-kinds\` at the end), ignores fields that it does not know, leaves out items of lists that it can’t use, and takes the default of an optional field that is odd. Fields that are not \`required\` may be absent or null. The schemas of requests are exact: the site sends nothing else.

A refusal is any \`code\` but 200, with HTTP 200. The codes are the sandbox’s, and any others will do, but for 12009 and 12011. What is marked \`x-proposal\` the API need not have.`;

const REFUSAL: JsonSchema = {
  type: 'object',
  description: 'The call was refused. Its words are `bean`, where that is a text, else those of `msg`.',
  properties: {
    code: { type: 'integer', not: { const: 200 } } as JsonSchema,
    bean: { description: 'Words for the reader, or anything.' },
    logout: { type: ['boolean', 'null'], description: 'True ends the session.', 'x-kind': 'yes or no' },
    msg: { type: ['string', 'null'], description: 'Base64 of UTF-8 JSON `{"cn", "en"}`; one may be missing.' },
  },
  required: ['code'],
};

function operationOf(name: CallName, comments: Comments, recorded: readonly Recorded[]): Operation {
  const call = CALLS.get(name);
  if (!call) throw new Error(`The contract has no ${name}`);
  const comment = withoutCitations(comments.get(name) ?? '');
  const [, summary = '', description = ''] = /^(.*?[.?!])(?:\s+(.*))?$/.exec(comment.text) ?? [];
  const isMember = MEMBER_CALLS.includes(name);
  const own = recorded.filter((one) => one.call === name);
  const good = own.filter(({ code }) => code === 200);
  const refused = own.filter(({ code }) => code !== 200);
  const isUpload = name === 'ticketImageUpload';
  const body: Body = { schema: schemaOf(PAYLOADS[name], `${name}Payload`, comments) };
  const examples = isUpload ? {} : { examples: examplesOf(good, ({ payload }) => payload) };
  return {
    operationId: name,
    tags: Object.entries(RESOURCES).flatMap(([tag, calls]) => (name in calls ? tag : [])),
    summary,
    ...(description && { description }),
    ...(comment.cited.length > 0 && { 'x-cited': comment.cited }),
    'x-caller': isMember ? 'member' : 'anyone',
    'x-reads': call.isRead,
    'x-refusals': refused.map(({ code, title, words, site }) => ({
      code,
      title,
      words,
      site: site ?? `Shows the words ${SHOWN_AT[name] ?? 'where the call was made'}.`,
    })),
    // Logged-in members send the token with every call.
    security: isMember ? [{ token: [] }] : [{}, { token: [] }],
    ...(CALLS_WITH_KEY.includes(name) && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    requestBody: {
      required: true,
      content: isUpload
        ? {
            'multipart/form-data': { ...body, encoding: { file: { contentType: 'image/jpeg, image/png, image/gif' } } },
          }
        : { 'application/json': { ...body, ...examples } },
    },
    responses: answers(schemaOf(call.bean, name, comments), {
      ...examplesOf(good, ({ answer }) => answer),
      ...examplesOf(refused, ({ answer }) => answer),
    }),
  };
}

function proposedOperation({ name, tag, summary, why, payload, bean, example }: ProposedCall): Operation {
  const of = (value: unknown) => ({ example: { summary: 'example', value } });
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: why,
    'x-caller': name === 'orderState' ? 'anyone' : 'member',
    'x-reads': name === 'orderState',
    'x-proposal': true,
    'x-refusals': [],
    security: name === 'orderState' ? [{}, { token: [] }] : [{ token: [] }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: payload, examples: of(example.payload) } },
    },
    responses: answers(bean, of({ code: 200, bean: example.bean })),
  };
}

function answers(bean: JsonSchema, examples: Record<string, Example>): Operation['responses'] {
  const success: JsonSchema = {
    type: 'object',
    properties: { code: { const: 200 }, bean, logout: { type: ['boolean', 'null'], 'x-kind': 'yes or no' } },
    // A bean that may be anything may also be missing.
    required: Object.keys(bean).length > 0 ? ['code', 'bean'] : ['code'],
  };
  const schema = { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] };
  return { 200: { description: 'Done, or refused.', content: { 'application/json': { schema, examples } } } };
}

function examplesOf(recorded: readonly Recorded[], value: (one: Recorded) => unknown): Record<string, Example> {
  return Object.fromEntries(
    recorded.map((one) => [
      one.title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
      { summary: one.code === 200 ? one.title : `${one.code}: ${one.title}`, value: value(one) },
    ]),
  );
}

/** The kinds of fields in use: how they should be sent, and what else is understood. */
function kindsIn(where: unknown): OpenApi['x-kinds'] {
  const names = [...JSON.stringify(where).matchAll(/"x-kind":"([^"]+)"/g)].map(([, name = '']) => name);
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, kindNamed(name)]));
}
