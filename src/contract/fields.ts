import * as v from 'valibot';

/**
 * A piece of a reply (docs/decisions/007-tolerant-reading.md#decision). `Wire` is the one form in which the API should send it, and the
 * only one that the sandbox sends; it is understood in a few more. What is not understood costs no more than its item, which is left
 * out or takes its default: then the result is typed, and has issues all the same.
 */
export type Field<Wire, Value = Wire> = v.GenericSchema<Wire, Value>;

/** Stands where the API names nothing to show. */
export const UNNAMED = '–';

/** The last second that four digits can date (9999-12-31): what is later was meant as milliseconds, or as no date. */
const LAST_SECOND = 253_402_300_799;

/** A yes or no. Understood: 0 and 1, and these words and numbers as text. */
export const Flag = /* @__PURE__ */ field<boolean>('yes or no', asFlag);

/** A number. Understood: a decimal number as text. */
export const Amount = /* @__PURE__ */ field<number>('a number', asNumber);

/** A text. Understood: a number. Half of a surrogate pair, which no address can carry, becomes the replacement character. */
export const Text = /* @__PURE__ */ field<string>('a text', asText);

/** An opaque id. It goes back as it came: a number as a number, a text as a text. */
export type Id = string | number;

/** An opaque id. A number beyond 2^53 is none: it can't go back as it came. */
export const Id = /* @__PURE__ */ field<Id>('an id', asId);

/**
 * A moment in seconds since the epoch; 0 = none. Understood: milliseconds, known by a year beyond 9999. What is no date after all
 * counts as none.
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

/** A text in the three languages. One that is missing is taken from another, the other Chinese first; a plain text is for all. */
export const Texts = /* @__PURE__ */ field<Texts>('a text in zh, tw and en', (value) => {
  const all = asText(value);
  const [zh, tw, en] = ['zh', 'tw', 'en'].map((language) => all ?? asText(Object(value)[language]));
  const [inZh, inTw, inEn] = [zh ?? tw ?? en, tw ?? zh ?? en, en ?? zh ?? tw];
  return inZh === undefined || inTw === undefined || inEn === undefined ? undefined : { zh: inZh, tw: inTw, en: inEn };
});

/**
 * One of a few values. Understood: a number as text.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function OneOf<const Value extends string | number>(values: readonly Value[]): Field<Value> {
  return field(`one of ${values.join(', ')}`, (value) => values.find((one) => one === value || String(one) === value));
}

/**
 * A list, read item by item: what can't be used is left out. Understood: an object with numbered keys.
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
 * A field that may be absent or `null`. Odd, it takes its default like an absent one.
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
 * A schema whose value is changed after reading. Unlike the library's `transform`, this goes on with a value of which something was
 * left out.
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
 * A field that reads a value in its own way; `understand` answers undefined for what it doesn't understand. What it expects is the kind
 * of the field, by which the reference finds its form on the wire (`tools/api/kinds.ts`).
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
  // In types it takes less than in fact, so that the compiler checks what the sandbox sends.
  return schema as unknown as Field<Wire, Value>;
}

/** A yes or no; undefined for what is neither. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const word = String(value).trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

/** A number, also as decimal text; undefined for what is none, or too large to be exact. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?[\d.]+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** An id as it came; undefined for what can't go back so. */
export function asId(value: unknown): Id | undefined {
  return typeof value === 'number' ? asNumber(value) : asText(value) || undefined;
}

/** A well-formed text, also of a number; undefined for what is neither. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return asNumber(value)?.toString();
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : undefined;
}

/** A list that a server wrote as an object with numbered keys becomes one; anything else stays as it is. */
function asList(value: unknown): unknown {
  const keys = Object.keys(Object(value));
  const isNumbered =
    !Array.isArray(value) && typeof value === 'object' && keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(Object(value)) : value;
}

/** A schema that takes another value where it would fail, and keeps the reason among the issues. */
function otherwise<Wire, Value, Other>(schema: Field<Wire, Value>, value: Other): Field<Wire, Value | Other> {
  return {
    ...schema,
    '~run': (dataset, config) => {
      const read = schema['~run'](dataset, config);
      return read.typed ? read : { ...read, typed: true, value };
    },
  } as Field<Wire, Value | Other>;
}
