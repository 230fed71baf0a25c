import * as v from 'valibot';

/**
 * A part of a reply (docs/decisions/007-tolerant-reading.md#decision). `Wire` is the form in which the API should send
 * it, and the only form that the sandbox sends. A few other forms are understood as well. A value that is not understood
 * affects only its own item: the item is left out or takes its default. The result is then still typed, but has issues.
 */
export type Field<Wire, Value = Wire> = v.GenericSchema<Wire, Value>;

/** The text that is shown if the API gives no name. */
export const UNNAMED = '–';

/** The last second of the year 9999. A larger number is in milliseconds, or is not a date. */
const LAST_SECOND = 253_402_300_799;

/** A yes or no. Also understood: 0 and 1, and all four as text. */
export const Flag = /* @__PURE__ */ field<boolean>('yes or no', asFlag);

/** A number. Also understood: a decimal number as text. */
export const Amount = /* @__PURE__ */ field<number>('a number', asNumber);

/**
 * A text. Also understood: a number. Half of a surrogate pair becomes the replacement character, because no address can
 * carry it.
 */
export const Text = /* @__PURE__ */ field<string>('a text', asText);

/** The number of characters of a name that are read. A longer name would hold up the page that lays it out. */
const NAME_CHARACTERS = 500;

/** A name. An empty name counts as missing, because servers in Go send missing names as empty ones. */
export const Name = /* @__PURE__ */ field<string>('a text', (value) => {
  const name = asText(value);
  return name?.trim() ? asText(name.slice(0, NAME_CHARACTERS)) : undefined;
});

/** An opaque id. It is sent back as it came: a number as a number, a text as a text. */
export type Id = string | number;

/** An opaque id. A number beyond 2^53 is refused, because JavaScript can't send it back unchanged. */
export const Id = /* @__PURE__ */ field<Id>('an id', asId);

/**
 * A moment in seconds since the epoch; 0 = none. Also understood: milliseconds, if the number would be a year beyond
 * 9999. A number that is still not a date counts as none.
 */
export const Seconds = /* @__PURE__ */ field<number>('a moment', (value) => {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  const seconds = number > LAST_SECOND ? Math.floor(number / 1000) : number;
  return seconds > 0 && seconds <= LAST_SECOND ? seconds : 0;
});

/** A text in the three languages, under the API's keys. */
export interface Texts {
  zh: string;
  tw: string;
  en: string;
}

/**
 * A text in the three languages. A missing language takes the text of another one, the other Chinese first. A plain text
 * is used for all languages.
 */
export const Texts = /* @__PURE__ */ field<Texts>('a text in zh, tw and en', (value) => {
  const all = asText(value);
  const [zh, tw, en] = ['zh', 'tw', 'en'].map((language) => all ?? asText(Object(value)[language]));
  const [inZh, inTw, inEn] = [zh ?? tw ?? en, tw ?? zh ?? en, en ?? zh ?? tw];
  return inZh === undefined || inTw === undefined || inEn === undefined ? undefined : { zh: inZh, tw: inTw, en: inEn };
});

/**
 * One of a few values. Also understood: a number as text.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function OneOf<const Value extends string | number>(values: readonly Value[]): Field<Value> {
  return field(`one of ${values.join(', ')}`, (value) => values.find((one) => one === value || String(one) === value));
}

/**
 * A list, read item by item. Unusable items are left out. Also understood: an object with numbered keys, and `null` and
 * `{}`. Servers in Go, PHP or Lua write these for an empty list.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function Items<Wire, Value>(item: Field<Wire, Value>): Field<Wire[], Value[]> {
  const rows = v.array(otherwise(item, undefined));
  const list = {
    ...rows,
    '~run': (dataset, config) => rows['~run']({ value: asList(dataset.value) }, config),
  } satisfies typeof rows;
  return mapped(list, (read) => read.filter((one) => one !== undefined));
}

/**
 * A list. Also understood: a single item alone, as a text.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function ItemsOrOne<Wire, Value>(item: Field<Wire, Value>): Field<Wire[], Value[]> {
  const list = Items(item);
  return {
    ...list,
    '~run': ({ value }, config) => list['~run']({ value: typeof value === 'string' ? [value] : value }, config),
  } satisfies typeof list;
}

/**
 * A field that may be absent or `null`. If its value can't be understood, it takes its default, as if it were absent.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function Optional<Wire, Value>(
  schema: Field<Wire, Value>,
): v.NullishSchema<Field<Wire, Value | undefined>, undefined>;
export function Optional<Wire, Value>(
  schema: Field<Wire, Value>,
  initial: NoInfer<Value & Wire>,
): v.NullishSchema<Field<Wire, Value>, Value & Wire>;
export function Optional(schema: v.GenericSchema, initial?: unknown) {
  return v.nullish(otherwise(schema, initial), initial);
}

/**
 * A schema whose value is changed after it is read. Unlike the library's `transform`, the change also runs if a part of
 * the value was left out.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function mapped<Wire, Read, Value>(
  schema: Field<Wire, Read>,
  change: (read: Read) => Value,
): Field<Wire, Value> {
  return {
    ...schema,
    '~run': (dataset, config) => {
      const read = schema['~run'](dataset, config);
      return read.typed ? { ...read, value: change(read.value) } : read;
    },
  } as Field<Wire, unknown> as Field<Wire, Value>;
}

/**
 * A field with its own reader. `understand` returns undefined for a value that it does not understand. `expected` names
 * the field's kind. The API's description finds the form on the wire by this name (`tools/api/kinds.ts`).
 *
 * @__NO_SIDE_EFFECTS__
 */
export function field<Wire, Value = Wire>(
  expected: string,
  understand: (value: unknown) => Value | undefined,
): Field<Wire, Value> {
  const schema = {
    ...v.unknown(),
    expects: expected,
    '~run': (dataset: { value?: unknown }) => {
      const value = understand(dataset.value);
      if (value !== undefined) return { typed: true, value };
      const [input, message] = [dataset.value, `Expected ${expected}`];
      return { typed: false, value: input, issues: [{ kind: 'schema', type: 'field', input, expected, message }] };
    },
  };
  // The type accepts less than the reader understands, so that the compiler checks what the sandbox sends.
  return schema as unknown as Field<Wire, Value>;
}

/** Reads a yes or no; undefined for anything else. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const word = String(value).trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

/** Reads a number, or a decimal text as a number. Undefined for anything else, and for a number too large to be exact. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?[\d.]+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** Reads an id, unchanged. Undefined if it could not be sent back unchanged. */
export function asId(value: unknown): Id | undefined {
  return typeof value === 'number' ? asNumber(value) : asText(value) || undefined;
}

/** Reads a text and makes it well-formed, or a number as text; undefined for anything else. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return asNumber(value)?.toString();
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : undefined;
}

/**
 * Turns a list that a server wrote as an object with numbered keys, or as nothing, into an array. Other values stay
 * unchanged.
 */
function asList(value: unknown): unknown {
  if (value == null) return [];
  const isObject = typeof value === 'object' && !Array.isArray(value);
  return isObject && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

/** A schema that returns another value where it would fail. The reason stays among the issues. */
function otherwise<Wire, Value, Other>(schema: Field<Wire, Value>, value: Other): Field<Wire, Value | Other> {
  return {
    ...schema,
    '~run': (dataset, config) => {
      const read = schema['~run'](dataset, config);
      return read.typed ? read : { ...read, typed: true, value };
    },
  } as Field<Wire, Value | Other>;
}
