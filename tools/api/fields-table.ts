import type { JsonSchema } from './kinds.ts';

/** How many levels a table shows; deeper fields have a separate table, or appear only in the example. */
const DEEPEST = 3;

/** The fields of a schema, one row each: name, form, meaning, default. If there are none, a sentence instead. */
export function fieldRows(schema: JsonSchema): string[][] | string {
  const rows = rowsOf(schema, '', 1);
  if (rows.length > 0) return rows;
  if (schema.properties) return 'Nothing: `{}`.';
  return Object.keys(schema).length === 0
    ? 'Anything; the site only needs to know that it is done.'
    : `${sentence(formOf(schema))}`;
}

function rowsOf(schema: JsonSchema, prefix: string, depth: number): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const isOptional = !schema.required?.includes(key);
    const mark = isOptional && schema.additionalProperties !== false ? ' ○' : '';
    const proposal = field['x-proposal'] ? '*Proposal.* ' : '';
    const row = [`\`${prefix}${key}\`${mark}`, formOf(field), proposal + (field.description ?? ''), defaultOf(field)];
    const isShown = depth < DEEPEST && !/ in (zh|cn)/.test(field['x-kind'] ?? '');
    const items = field.items && { ...field.items };
    if (!isShown) return [row];
    const inner = items?.properties
      ? rowsOf(items, `${prefix}${key}[].`, depth + 1)
      : rowsOf(field, `${prefix}${key}.`, depth + 1);
    return [row, ...inner];
  });
}

/** The form of a value, in a few words. */
function formOf(schema: JsonSchema): string {
  const { $ref, anyOf, items, const: value, contentSchema, 'x-kind': kind } = schema;
  if ($ref) return refLink($ref);
  if (anyOf)
    return anyOf
      .filter(({ type }) => type !== 'null')
      .map(formOf)
      .join(' or ');
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (items && kind === undefined) return `list of ${plural(formOf(items))}`;
  if (kind?.startsWith('one of ') || schema.enum) {
    return (schema.enum ?? [])
      .filter((one) => one !== null)
      .map((one) => `\`${JSON.stringify(one)}\``)
      .join(', ');
  }
  if (kind && kind !== 'unknown') return kind;
  if (contentSchema) return 'a list of texts, as JSON in a text';
  if (schema.contentMediaType) return 'a file';
  const type = [schema.type ?? 'anything'].flat().find((one) => one !== 'null') ?? 'anything';
  return (
    { string: 'a text', number: 'a number', integer: 'a whole number', boolean: 'yes or no', object: 'an object' }[
      type as string
    ] ?? type
  );
}

function refLink(ref: string): string {
  const name = ref.replace(/^.*\//, '');
  return `[${name}](#object-${name.toLowerCase()})`;
}

function plural(form: string): string {
  const [, noun] = /^an? (\w+)$/.exec(form) ?? [];
  return noun ? `${noun}s` : form;
}

function defaultOf({ default: value }: JsonSchema): string {
  return value === undefined || (typeof value === 'object' && value !== null) ? '' : `\`${JSON.stringify(value)}\``;
}

function sentence(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}
