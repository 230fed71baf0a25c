import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from '#contract/calls.ts';
import { constantNamed, withComments } from './comments.ts';
import { type JsonSchema, kindNamed } from './kinds.ts';

/**
 * Objects of the contract that have a name in the description, by their fields. The fields are the key, because a
 * schema that wraps another one keeps the same fields.
 */
const NAMED = new Map<unknown, { name: string; schema: v.GenericSchema }>();
for (const [name, schema] of Object.entries<object | string>(contract)) {
  const hasFields = typeof schema === 'object' && 'kind' in schema && 'entries' in schema;
  if (hasFields && !/^(Wrapper|InviteInfo|Nothing|\w+Payload)$/.test(name)) {
    NAMED.set(schema.entries, { name, schema: schema as object as v.GenericSchema });
  }
}

/** Returns the schemas of the parts of answers that have a name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const all = [...NAMED.values()].map(({ name, schema }): [string, JsonSchema] => {
    return [name, withComments(convert(schema, schema), constantNamed(name))];
  });
  return Object.fromEntries(all);
}

/**
 * Returns the schema of a call's payload or answer. `constant` names the constant of the contract whose comments
 * describe the fields.
 */
export function schemaOf(schema: v.GenericSchema, constant: string): JsonSchema {
  // A field tells which invite programme a member has. The library's own schemas can't express this choice.
  if (schema === contract.InviteInfo) return { oneOf: [reference('Share'), reference('Promo')] };
  const { description, ...rest } = withComments(convert(schema), constantNamed(constant));
  return rest;
}

function convert(schema: v.GenericSchema, whole?: v.GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      // The library's types do not know the contract's own schemas.
      formOf(valibotSchema as unknown as v.GenericSchema, jsonSchema as JsonSchema, whole) as typeof jsonSchema,
  });
  return converted as JsonSchema;
}

/** Returns the form of a part if the library's own form is wrong. Undefined for other parts. */
function formOf(schema: v.GenericSchema, json: JsonSchema, whole?: v.GenericSchema): JsonSchema | undefined {
  const named = 'entries' in schema ? NAMED.get(schema.entries) : undefined;
  if (named && schema !== whole) return reference(named.name);
  if (schema.type === 'unknown' && schema.expects !== 'unknown') return kindNamed(schema.expects);
  if (schema.type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' };
  return schema.type === 'nullish' ? withNull(json) : undefined;
}

/** Moves `null` beside the type. That is easier to read, and easier to generate code from. */
function withNull({ anyOf: [inner = {}] = [], ...rest }: JsonSchema): JsonSchema {
  if (Object.keys(inner).length === 0) return rest;
  if (!inner.type) return { anyOf: [inner, { type: 'null' }], ...rest };
  const values = Array.isArray(inner.enum) && { enum: [...inner.enum, null] };
  return { ...inner, type: [...[inner.type].flat(), 'null'], ...values, ...rest };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
