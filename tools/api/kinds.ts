import { PLATFORMS } from '#contract/account.ts';

/** A JSON schema (draft 2020-12). The named keywords are read or changed here; others are allowed. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };
const ID = { type: ['string', 'integer'], minLength: 1, description: 'Goes back as it came. No number beyond 2^53.' };
const WORDS = { type: ['string', 'null'], description: 'Why: plain text, or encoded like the `msg` of a refusal.' };
const OPENED = 'When a ticket is opened, and not replied to.';

/**
 * How the API should send a field that the site reads tolerantly. The key is the name of the field's kind in `src/contract`.
 */
const KINDS: Readonly<Record<string, JsonSchema>> = {
  'yes or no': { type: 'boolean' },
  'a number': { type: 'number' },
  'a text': TEXT,
  'an id': ID,
  // The maximum is the last second of the year 9999.
  'a moment': { type: 'integer', minimum: 0, maximum: 253_402_300_799, description: 'Seconds since the epoch.' },
  'a text in zh, tw and en': objectOf({ zh: TEXT, tw: TEXT, en: TEXT }),
  'a text in cn and en': objectOf({ cn: TEXT, en: TEXT }),
  'a token': { ...TEXT, minLength: 1 },
  'a name': { ...TEXT, pattern: '\\S' },
  'a domain': TEXT,
  'a platform': { type: 'string', enum: PLATFORMS },
  'a price': objectOf({ usd: { type: 'number', minimum: 0 } }),
  '0 or 1': { type: 'integer', enum: [0, 1] },
  'CSS properties': { type: 'object', additionalProperties: TEXT },
  'a list': objectOf({ list: TEXTS }),
  'a list of names': { ...TEXTS, minItems: 1 },
  'an order reply': {
    oneOf: [
      { title: 'Where to pay: an https address', ...objectOf({ url: { ...TEXT, minLength: 1 } }) },
      { title: 'The payment page itself', ...objectOf({ html: { ...TEXT, minLength: 1 } }) },
      { title: 'Nothing is left to pay', ...objectOf({ thanks: { const: true } }) },
      { title: 'The order was refused', ...objectOf({ error: { const: true } }, { msg: WORDS }) },
    ],
  },
  'a new id': objectOf({}, { id: { ...ID, description: OPENED } }),
  'a new key': objectOf({}, { key: { ...TEXT, description: OPENED } }),
};

/**
 * Returns the form of a kind by its name (`expects` of a schema in `src/contract`). Throws if the kind is not described
 * here, so that nobody forgets to describe a new one.
 */
export function kindNamed(name: string): JsonSchema {
  const values = /^one of (.+)$/.exec(name)?.[1]?.split(', ');
  if (values?.every((value) => /^\d+$/.test(value))) return { type: 'integer', enum: values.map(Number) };
  if (values) return { type: 'string', enum: values };
  const [, least, greatest] = /^a number from (\S+) to (\S+)$/.exec(name) ?? [];
  if (least) return { type: 'number', minimum: Number(least), maximum: Number(greatest) };
  const kind = KINDS[name];
  if (!kind) throw new Error(`tools/api/kinds.ts does not describe "${name}": add it to KINDS`);
  return kind;
}

function objectOf(required: Record<string, JsonSchema>, optional: Record<string, JsonSchema> = {}): JsonSchema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}
