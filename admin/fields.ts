import { z } from 'astro/zod';
import { LANGUAGE_NAME, LOCALES } from '../src/routes/locales.ts';

/** The part of JSON Schema that editors' schemas use. */
interface Shape {
  type?: string;
  description?: string;
  enum?: string[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Shape>;
  required?: string[];
}

/** A field of a form, in Sveltia's terms. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  fields?: FormField[];
  [option: string]: unknown;
}

/** Labels for schema fields whose name says too little; other names only get a capital letter. */
const LABELS: Readonly<Record<string, string>> = {
  ...LANGUAGE_NAME,
  id: 'Name',
  needs: 'Only shown while the site’s operator has set',
  updated: 'Year of the last change',
  example: 'Invented example',
  sha256: 'SHA-256',
  size: 'Size (MB)',
  link1: 'Link',
  link2: 'Link to the older version',
  link2Version: 'Older version',
};

/**
 * The form's fields for a schema of editors' fields (`content-schemas.ts`, `data-schemas.ts`, where they are
 * described). Throws if no form is known for a kind of value, so that a new field can't be left out silently.
 */
export function formFields(schema: z.ZodType): FormField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fieldsOf(properties, required);
}

function fieldsOf(properties: Readonly<Record<string, Shape>>, required: readonly string[]): FormField[] {
  return Object.entries(properties).map(([name, shape]) => fieldOf(name, shape, required.includes(name)));
}

function fieldOf(name: string, shape: Shape, isRequired: boolean): FormField {
  const common = {
    name,
    label: LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
    required: isRequired,
    ...(shape.description && { hint: shape.description }),
  };
  if (shape.enum) return { ...common, widget: 'select', options: shape.enum };
  if (shape.type === 'string' && shape.format === 'date') {
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (shape.type === 'string' && shape.format === 'uri') {
    const pattern = ['^https://', 'expected an address that begins with https://'];
    return { ...common, widget: 'string', type: 'url', pattern };
  }
  if (shape.type === 'string') {
    const pattern = shape.pattern && [shape.pattern, shape.description ?? 'not of the right form'];
    return { ...common, widget: 'string', ...(pattern && { pattern }) };
  }
  if (shape.type === 'number') return { ...common, widget: 'number', value_type: 'float', min: 0, step: 0.1 };
  if (shape.type === 'boolean') return { ...common, widget: 'boolean' };
  if (shape.type === 'object' && shape.properties) {
    const isInLanguages = LOCALES.every((locale) => shape.properties?.[locale]);
    const fields = fieldsOf(shape.properties, shape.required ?? []);
    return { ...common, widget: 'object', fields, ...(isInLanguages && { collapsed: false }) };
  }
  throw new Error(`No form is known for the field "${name}": ${JSON.stringify(shape)}`);
}
