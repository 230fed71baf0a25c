import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { formOf, schemaFor, type WithEntries } from '../api/schemas.ts';
import type { Finding } from './findings.ts';

/** A list in an answer: its number of items, and how many are usable. */
export interface ListRead {
  place: string;
  total: number;
  used: number;
}

/** An answer as the site reads it: deviations, field by field. */
export interface Reading {
  findings: Finding[];
  lists: ListRead[];
}

/** A part of an answer that the site can read, for remarks about what it says. */
export interface Part {
  schema: v.GenericSchema;
  /** As it came. */
  value: unknown;
  place: string;
  /** Notes a finding, at a place within this part. */
  note(weight: Finding['weight'], text: string, at?: string): void;
}

/** The context for reading a field. */
interface Field {
  place: string;
  /** The consequence if it is unusable, as text after a colon. */
  cost: string;
  /** Are its values secret? Then the report must not show them. */
  isSecret: boolean;
  /** Is asked about every part. */
  remark: (part: Part) => void;
  /** Findings are added here. */
  reading: Reading;
}

/** The longest part of a value in a report. */
const LONGEST_VALUE = 60;

const ajv = new Ajv2020({ strict: false });
const forms = new Map<v.GenericSchema, ValidateFunction>();

/** Reads a value by its schema as the site would, and notes every deviation; `remark` adds what is doubtful nevertheless. */
export function read(
  schema: v.GenericSchema,
  value: unknown,
  { isSecret = false, remark = () => {} }: Partial<Pick<Field, 'isSecret' | 'remark'>> = {},
): Reading {
  const reading: Reading = { findings: [], lists: [] };
  walk(schema, value, { place: '', cost: 'the answer is of no use', isSecret, remark, reading });
  return reading;
}

function walk(given: v.GenericSchema, value: unknown, field: Field): void {
  const schema = schemaFor(given, value);
  const { place } = field;
  if (schema.type === 'nullish') {
    const { wrapped, default: initial } = schema as v.NullishSchema<v.GenericSchema, unknown>;
    const shown = initial === undefined || typeof initial === 'object' ? '' : ` (${JSON.stringify(initial)})`;
    if (value != null) walk(wrapped, value, { ...field, cost: `taken as absent${shown}` });
  } else if ('entries' in schema) {
    walkObject(schema as WithEntries, value, field);
  } else if (schema.type === 'array') {
    walkList(schema as v.ArraySchema<v.GenericSchema, undefined>, value, field);
  } else {
    walkLeaf(schema, value, field, place);
  }
}

function walkObject(schema: WithEntries, value: unknown, field: Field): void {
  if (typeof value !== 'object' || value === null) {
    lose(field, 'an object', value);
    return;
  }
  const given = value as Record<string, unknown>;
  for (const [key, entry] of Object.entries(schema.entries)) {
    const inner = { ...field, place: join(field.place, key) };
    if (key in given) walk(entry, given[key], inner);
    else if (entry.type !== 'nullish') note(inner, 'unusable', `is missing: ${field.cost}`);
  }
  for (const key of Object.keys(given).filter((one) => !(one in schema.entries))) {
    note({ ...field, place: join(field.place, key) }, 'tolerated', 'is not known to the site, and ignored');
  }
  remarkOn(schema, value, field);
}

function walkList(schema: v.ArraySchema<v.GenericSchema, undefined>, value: unknown, field: Field): void {
  const keys = Object.keys(Object(value));
  const isNumbered = typeof value === 'object' && keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  if (!Array.isArray(value) && !isNumbered) {
    lose(field, 'a list', value);
    return;
  }
  if (!Array.isArray(value)) note(field, 'tolerated', 'is an object with numbered keys: read as a list');
  const items = Object.values(value as object);
  remarkOn(schema, items, field);
  let used = items.length;
  for (const [index, item] of items.entries()) {
    const place = join(field.place, field.isSecret ? `${index}` : itemPlace(index, item));
    // As on the site: an item is used as a whole or not at all.
    const { typed, output } = v.safeParse(schema.item, item);
    if (!typed || output === undefined) used -= 1;
    walk(schema.item, item, { ...field, place, cost: 'it is left out' });
  }
  field.reading.lists.push({ place: field.place, total: items.length, used });
}

/** An item's place in its list: its number, and what it is called, if it has a name. */
export function itemPlace(index: number, item: unknown): string {
  const label = ['key', 'id', 'name', 'title']
    .map((key) => Object(item)[key])
    .find((one) => /^(string|number)$/.test(typeof one));
  return label === undefined ? `${index}` : `${index} (${label})`;
}

function walkLeaf(schema: v.GenericSchema, value: unknown, field: Field, place: string): void {
  const form = formOf(schema);
  if (!form) throw new Error(`${place} is of no kind that can be read here: ${schema.type}`);
  const isExact = forms.get(schema) ?? ajv.compile(form);
  forms.set(schema, isExact);
  const isRight = isExact(value);
  // What the site can read decides: numbers too large to be exact pass the form.
  const { output, issues } = v.safeParse(schema, value);
  if (!issues) remarkOn(schema, value, field);
  if (isRight && !issues) return;
  // The place within a field that has parts. For a choice of forms it is unknown which one was meant.
  const [error] = form.oneOf ? [] : (isExact.errors ?? []);
  const at = (error?.instancePath ?? '').split('/').slice(1);
  const missing = error?.keyword === 'required' ? [String(error.params.missingProperty)] : [];
  const inner = at.concat(missing).reduce<unknown>((one, key) => Object(one)[key], value);
  const part = { ...field, place: [place, ...at, ...missing].filter(Boolean).join('.') };
  const expected = expectedAt(at.concat(missing), schema.expects, form.properties);
  if (issues) {
    lose(part, expected, inner);
    return;
  }
  const got =
    inner === undefined
      ? 'is missing'
      : `should be ${expected}, is ${kindOf(inner)} ${shownValue(inner, field)}`.trim();
  const readAs = at.concat(missing).reduce<unknown>((one, key) => Object(one)[key], output);
  note(part, 'tolerated', `${got}: read as ${shownValue(readAs, field) || 'what it means'}`);
}

/** What is expected of a field, or of the part that deviates. */
function expectedAt(
  [key]: string[],
  expects: string,
  properties: Record<string, { type?: unknown }> | undefined,
): string {
  const type = key === undefined ? undefined : properties?.[key]?.type;
  return { string: 'a text', number: 'a number' }[String(type)] ?? expects;
}

function lose(field: Field, expected: string, value: unknown): void {
  const got =
    value === undefined
      ? 'is missing'
      : `should be ${expected}, is ${kindOf(value)} ${shownValue(value, field)}`.trim();
  note(field, 'unusable', `${got}: ${field.cost}`);
}

function note({ place, reading }: Field, weight: Finding['weight'], text: string): void {
  reading.findings.push({ weight, place, text });
}

function remarkOn(schema: v.GenericSchema, value: unknown, field: Field): void {
  const { place, remark } = field;
  remark({
    schema,
    value,
    place,
    note: (weight, text, at) => note({ ...field, place: at ? join(place, at) : place }, weight, text),
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'a yes or no', object: 'an object' }[typeof value as string] ??
    'nothing'
  );
}

function shownValue(value: unknown, { isSecret }: Field): string {
  if (isSecret || value === undefined || value === null) return '';
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function join(place: string, key: string): string {
  return place ? `${place}.${key}` : key;
}
