import type { JsonSchema as Converted } from '@valibot/to-json-schema';

/** A JSON schema (draft 2020-12), with the keywords that this project adds. */
export type JsonSchema = Omit<Converted, 'properties' | 'items' | 'anyOf' | 'oneOf'> & {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  contentSchema?: JsonSchema;
  'x-kind'?: string;
  'x-proposal'?: boolean;
};

/** A kind of field: the form in which the API should send it, and what else the site understands. */
export interface Kind {
  schema: JsonSchema;
  /** Undefined if nothing else is understood. */
  understood?: string;
}

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799;

const ARRAY_OF_TEXTS: JsonSchema = { type: 'array', items: { type: 'string' } };

const KINDS: Readonly<Record<string, Kind>> = {
  'yes or no': { schema: { type: 'boolean' }, understood: '`1`, `0`, and as text "1", "0", "true", "false"' },
  'a number': { schema: { type: 'number' }, understood: 'a decimal number as text: `"1.99"`. None beyond 2^53' },
  'a text': { schema: { type: 'string' }, understood: 'a number' },
  'an id': {
    schema: {
      type: ['string', 'integer'],
      minLength: 1,
      minimum: -Number.MAX_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    },
  },
  'a moment': {
    schema: { type: 'integer', minimum: 0, maximum: LAST_SECOND },
    understood: 'seconds as text; milliseconds, known by a year beyond 9999. A moment before 1970 counts as none',
  },
  'a text in zh, tw and en': {
    schema: inLanguages('zh', 'tw', 'en'),
    understood: 'a missing language is taken from another, the other Chinese first; a plain text is for all',
  },
  'a text in cn and en': {
    schema: inLanguages('cn', 'en'),
    understood: 'a missing language is taken from the other; a plain text is for both',
  },
  'a token': { schema: { type: 'string', minLength: 1 }, understood: 'a number' },
  'a name': { schema: { type: 'string', pattern: '\\S' }, understood: 'a number' },
  'a domain': { schema: { type: 'string' } },
  'a price': {
    schema: { type: 'object', properties: { usd: { type: 'number', minimum: 0 } }, required: ['usd'] },
    understood: 'an amount alone, which is in yuan and divided by 6.88, and decimal numbers as text',
  },
  '0 or 1': { schema: { type: 'integer', enum: [0, 1] }, understood: 'a yes or no' },
  'CSS properties': {
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    understood: 'declarations as text: `"color: #fff; …"`',
  },
  'a list': {
    schema: { type: 'object', properties: { list: ARRAY_OF_TEXTS }, required: ['list'] },
    understood: 'anything: then the site asks for the list by itself',
  },
  'a list of names': { schema: { ...ARRAY_OF_TEXTS, minItems: 1 }, understood: 'the name alone' },
  'an order reply': {
    schema: {
      oneOf: [
        orderReply('url', 'Where to pay: an https address, which the tab goes to.', { type: 'string', minLength: 1 }),
        orderReply('html', 'The payment page itself.', { type: 'string', minLength: 1 }),
        orderReply('thanks', 'Nothing is left to pay.', { const: true }),
        {
          ...orderReply('error', 'The order was refused.', { const: true }),
          properties: {
            error: { const: true },
            msg: { type: ['string', 'null'], description: 'Why: plain text, or encoded like the `msg` of a refusal.' },
          },
        },
      ],
    },
    understood: 'of several the first that is not empty, in the order error, url, html, thanks',
  },
  unknown: { schema: {} },
};

/**
 * A kind by its name (`expects` of a schema in `src/contract`). Throws if the kind is not described here, so that a new
 * kind in the contract can't be forgotten.
 */
export function kindNamed(name: string): Kind {
  const values = /^one of (.+)$/.exec(name)?.[1]?.split(', ');
  if (values) return { schema: oneOf(values), understood: 'a number as text' };
  const [, least, most] = /^a number from (\S+) to (\S+)$/.exec(name) ?? [];
  if (least && most) {
    const schema: JsonSchema = { type: 'number', minimum: Number(least), maximum: Number(most) };
    return { schema, understood: 'decimal text' };
  }
  const kind = KINDS[name];
  if (!kind) throw new Error(`tools/api/kinds.ts does not describe "${name}"`);
  return kind;
}

function oneOf(values: readonly string[]): JsonSchema {
  if (values.every((value) => /^\d+$/.test(value))) return { type: 'integer', enum: values.map(Number) };
  return { type: 'string', enum: [...values] };
}

function inLanguages(...languages: string[]): JsonSchema {
  const properties = Object.fromEntries(languages.map((language) => [language, { type: 'string' as const }]));
  return { type: 'object', properties, required: languages };
}

function orderReply(kind: string, description: string, schema: JsonSchema): JsonSchema {
  return { title: kind, description, type: 'object', properties: { [kind]: schema }, required: [kind] };
}
