import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { JsonSchema } from './kinds.ts';

/** A constant of the contract, or a field of one. Only the comment above it says what it means. */
type Declared = ts.VariableDeclaration | ts.PropertyAssignment;

const constants = new Map<string, Declared>();
for (const file of globSync('src/contract/*.ts')) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const { declarationList } of source.statements.filter(ts.isVariableStatement)) {
    for (const constant of declarationList.declarations) constants.set(constant.name.getText(), constant);
  }
}

/** Returns the constant of this name in the contract. Throws if there is none. */
export function constantNamed(name: string): Declared {
  const constant = constants.get(name);
  if (!constant) throw new Error(`The contract has no ${name}`);
  return constant;
}

/**
 * Returns the comment above a constant or field, on one line and without references to these documents. Returns an
 * empty text if there is no comment.
 */
export function commentAbove(declared: Declared): string {
  const texts = ts.getJSDocCommentsAndTags(declared).filter(ts.isJSDoc);
  const text = texts.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
  return text
    .replace(/\s*\((?:[^()]*: )?docs\/[^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the schema of a constant or field. The comments above it and above its fields become descriptions. */
export function withComments(schema: JsonSchema, declared: Declared): JsonSchema {
  const description = [commentAbove(declared), schema.description].filter(Boolean).join(' ');
  return { ...withFields(schema, fieldsIn(declared.initializer)), ...(description && { description }) };
}

function withFields(schema: JsonSchema, fields: ReadonlyMap<string, Declared>): JsonSchema {
  const { properties, items, anyOf } = schema;
  const described = Object.entries(properties ?? {}).map(([key, inner]) => {
    const field = fields.get(key);
    return [key, field ? withComments(inner, field) : inner];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: withFields(items, fields) }),
    ...(anyOf && { anyOf: anyOf.map((one) => withFields(one, fields)) }),
  };
}

/**
 * Returns the fields of the objects in an expression, and in the constants that it names. If a name occurs twice, the
 * first field is taken.
 */
function fieldsIn(node: ts.Node | undefined, found = new Map<string, Declared>()): ReadonlyMap<string, Declared> {
  if (!node || ts.isTypeNode(node) || ts.isFunctionLike(node)) return found;
  if (ts.isIdentifier(node)) return fieldsIn(constants.get(node.text)?.initializer, found);
  if (!ts.isPropertyAssignment(node)) ts.forEachChild(node, (child) => void fieldsIn(child, found));
  else if (!found.has(node.name.getText())) found.set(node.name.getText(), node);
  return found;
}
