import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as contract from '../../src/contract/index.ts';
import { type Comments, withoutCitations } from './comments.ts';
import { type JsonSchema, kindNamed } from './kinds.ts';

/** The place of named schemas in the reference. */
const COMPONENTS = '#/components/schemas/';

/** A schema of valibot's that has fields. */
export type WithEntries = v.GenericSchema & { entries: Record<string, v.GenericSchema> };

/** A field tells which programme a member has. The library's own schemas can't express this choice of `InviteInfo`. */
const { shareData: _, ...shareFields } = (contract.InviteInfo as unknown as WithEntries).entries;
const SHARE = v.object((contract.InviteInfo as unknown as WithEntries).entries);
const PROMO = v.object({ ...shareFields, inviteType: contract.OneOf(['promo']), promoData: contract.PromoData });

/** Schemas of fields with a custom reader, which can't be converted automatically. */
const DESCRIBED = new Map<unknown, JsonSchema>([
  [contract.SentId, { ...kindNamed('an id').schema, 'x-kind': 'an id' }],
  [contract.ticketAdd.bean, forNewTicket('id', { ...kindNamed('an id').schema, 'x-kind': 'an id' })],
  [contract.ticketTouristAdd.bean, forNewTicket('key', { type: 'string' })],
  [
    contract.Device.entries.platform.wrapped,
    { type: 'string', enum: ['desktop', 'phone', 'mobile', 'chrome', 'router', 'other'] },
  ],
]);

/** What has fields but is no schema of its own in the reference. */
const UNNAMED = /^(Wrapper|InviteInfo|Nothing|\w+Payload)$/;

/** Schemas with an entry in the reference, by their fields, because a wrapped schema keeps those. */
const NAMED = new Map(
  Object.entries(contract).flatMap(([name, value]) => {
    if (typeof value !== 'object' || !('entries' in value) || UNNAMED.test(name)) return [];
    return [[value.entries as unknown, { name, schema: value as unknown as WithEntries }] as const];
  }),
);

/** The schema that reads this value; needed for `InviteInfo`, which chooses between two. */
export function schemaFor(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if (schema !== contract.InviteInfo) return schema;
  return (Object(value).inviteType === 'promo' ? PROMO : SHARE) as v.GenericSchema;
}

/** The form of a field with a custom reader, as the API should send it; undefined for a schema made of others. */
export function formOf(schema: v.GenericSchema): JsonSchema | undefined {
  const described = DESCRIBED.get(schema);
  if (described) return described;
  return schema.type === 'unknown' ? kindNamed(schema.expects).schema : undefined;
}

/** The named schemas for the reference. */
export function namedSchemas(comments: Comments): Record<string, JsonSchema> {
  return Object.fromEntries([...NAMED.values()].map(({ name, schema }) => [name, convert(schema, name, comments)]));
}

/** The payload or the answer of a call as JSON schema. `path` is the key of its comments. */
export function schemaOf(schema: v.GenericSchema, path: string, comments: Comments): JsonSchema {
  if (schema === contract.InviteInfo) {
    return { oneOf: [convert(SHARE, 'Share', comments), convert(PROMO, 'Promo', comments)] };
  }
  // The call's summary already has this description.
  const { description, ...converted } = convert(schema, path, comments, true);
  return converted;
}

function convert(schema: v.GenericSchema, path: string, comments: Comments, mayBeNamed = false): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const isRoot = (valibotSchema as unknown) === schema && !mayBeNamed;
      return override(valibotSchema as unknown as v.GenericSchema, jsonSchema as JsonSchema, isRoot) as
        | ReturnType<typeof toJsonSchema>
        | undefined;
    },
  });
  return commented(converted as JsonSchema, path, comments);
}

function override(schema: v.GenericSchema, json: JsonSchema, isRoot: boolean): JsonSchema | undefined {
  const described = DESCRIBED.get(schema);
  if (described) return described;
  const named = 'entries' in schema ? NAMED.get(schema.entries) : undefined;
  if (named && !isRoot) return { $ref: COMPONENTS + named.name };
  if (schema.type === 'unknown' && schema.expects !== 'unknown') {
    return { ...kindNamed(schema.expects).schema, 'x-kind': schema.expects };
  }
  if (schema.type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' };
  if (schema.type === 'nullish') return withNull(json);
  return 'entries' in schema ? withJsonTexts(schema.entries as WithEntries['entries'], json) : undefined;
}

/** Marks texts that carry JSON; the library stops at schemas that parse. Also drops an empty `required`. */
function withJsonTexts(entries: WithEntries['entries'], { required = [], ...json }: JsonSchema): JsonSchema {
  const properties = Object.entries(json.properties ?? {}).map(([key, value]): [string, JsonSchema] => {
    const pipe: readonly v.GenericPipeItem[] = Object(entries[key]).pipe ?? [];
    const carried = pipe.some(({ type }) => type === 'parse_json') && pipe.at(-1);
    if (!carried) return [key, value];
    const { $schema, ...contentSchema } = toJsonSchema(carried as Parameters<typeof toJsonSchema>[0]);
    return [key, { ...value, contentMediaType: 'application/json', contentSchema: contentSchema as JsonSchema }];
  });
  return { ...json, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

/** Moves `null` next to a single type into `type`, which is easier to read and to generate code from. */
function withNull({ anyOf: [inner, none] = [], ...rest }: JsonSchema): JsonSchema {
  if (!inner || !none || typeof inner.type !== 'string') {
    return inner && Object.keys(inner).length === 0 ? rest : { anyOf: [inner ?? {}, none ?? {}], ...rest };
  }
  return { ...inner, type: [inner.type, 'null'], ...(inner.enum && { enum: [...inner.enum, null] }), ...rest };
}

/** A schema with the contract's comments as descriptions of its fields. */
function commented(json: JsonSchema, path: string, comments: Comments): JsonSchema {
  const comment = comments.get(path);
  const description = comment && withoutCitations(comment).text;
  const inner = (one: JsonSchema): JsonSchema => commentedInside(one, path, comments);
  return { ...(description && { description }), ...inner(json) };
}

function commentedInside(json: JsonSchema, path: string, comments: Comments): JsonSchema {
  const { properties, items, anyOf } = json;
  const inside = (one: JsonSchema): JsonSchema => commentedInside(one, path, comments);
  return {
    ...json,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, commented(value, `${path}.${key}`, comments)]),
      ),
    }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  };
}

/** The answer to a new ticket or a reply; a reply's may be anything. */
function forNewTicket(field: string, schema: JsonSchema): JsonSchema {
  const description = 'When a ticket is opened. The answer to a reply may be anything.';
  return { type: 'object', properties: { [field]: { ...schema, description } } };
}
