import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from '#contract/calls.ts';
import { constantNamed, withComments } from './comments.ts';
import { type JsonSchema, kindNamed } from './kinds.ts';

/** Objects of the contract that have a name in the description, by their fields: a schema that wraps one keeps these. */
const NAMED = new Map<unknown, { name: string; schema: v.GenericSchema }>();
for (const [name, schema] of Object.entries<object | string>(contract)) {
  const hasFields = typeof schema === 'object' && 'kind' in schema && 'entries' in schema;
  if (hasFields && !/^(Wrapper|InviteInfo|Nothing|\w+Payload)$/.test(name)) {
    NAMED.set(schema.entries, { name, schema: schema as object as v.GenericSchema });
  }
}

/** The parts of answers that have a name, each with its schema. */
export function namedSchemas(): Record<string, JsonSchema> {
  const all = [...NAMED.values()].map(({ name, schema }): [string, JsonSchema] => {
    return [name, withComments(convert(schema, schema), constantNamed(name))];
  });
  return Object.fromEntries(all);
}

/** What a call takes or answers; the comments in this constant of the contract describe the fields. */
export function schemaOf(schema: v.GenericSchema, constant: string): JsonSchema {
  // A field tells which programme a member has. The library's own schemas can't express this choice.
  if (schema === contract.InviteInfo) return { oneOf: [reference('Share'), reference('Promo')] };
  const { description, ...rest } = withComments(convert(schema), constantNamed(constant));
  return rest;
}

function convert(schema: v.GenericSchema, whole?: v.GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      // The library's types know nothing of schemas that read for themselves.
      formOf(valibotSchema as unknown as v.GenericSchema, jsonSchema as JsonSchema, whole) as typeof jsonSchema,
  });
  return converted as JsonSchema;
}

/** The form of a part where the library's own is not what is meant; undefined elsewhere. */
function formOf(schema: v.GenericSchema, json: JsonSchema, whole?: v.GenericSchema): JsonSchema | undefined {
  const named = 'entries' in schema ? NAMED.get(schema.entries) : undefined;
  if (named && schema !== whole) return reference(named.name);
  if (schema.type === 'unknown' && schema.expects !== 'unknown') return kindNamed(schema.expects);
  if (schema.type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' };
  return schema.type === 'nullish' ? withNull(json) : undefined;
}

/** Moves `null` beside the type, which is easier to read and to generate code from. */
function withNull({ anyOf: [inner = {}] = [], ...rest }: JsonSchema): JsonSchema {
  if (Object.keys(inner).length === 0) return rest;
  if (!inner.type) return { anyOf: [inner, { type: 'null' }], ...rest };
  const values = Array.isArray(inner.enum) && { enum: [...inner.enum, null] };
  return { ...inner, type: [...[inner.type].flat(), 'null'], ...values, ...rest };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
