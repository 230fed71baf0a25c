import { createRequire } from 'node:module';
import type ts from 'typescript';

/**
 * Where a configuration file's values stand: answers the line of a path such as `['router', 'firmwareUrl']`, or of the nearest around it
 * where a value is computed.
 */
export function configLines(source: string): (path: readonly PropertyKey[]) => number {
  const { createSourceFile, isIdentifier, isVariableStatement, ScriptTarget } = compiler();
  const file = createSourceFile('config.ts', source, ScriptTarget.Latest);
  const values = new Map<PropertyKey, ts.Node>();
  for (const statement of file.statements) {
    if (!isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (isIdentifier(name) && initializer) values.set(name.text, initializer);
    }
  }
  return ([name = '', ...rest]) => {
    const value = values.get(name);
    if (!value) return 1;
    const found = rest.reduce<ts.Node>((node, key) => innerOf(node, key) ?? node, value);
    return file.getLineAndCharacterOfPosition(found.getStart(file)).line + 1;
  };
}

/** What an object or a list, as it is written, holds at a key; where a call makes it, that is its last argument. */
function innerOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  const is = compiler();
  if (is.isAsExpression(node) || is.isSatisfiesExpression(node) || is.isParenthesizedExpression(node)) {
    return innerOf(node.expression, key);
  }
  const argument = is.isCallExpression(node) ? node.arguments.at(-1) : undefined;
  if (argument) return innerOf(argument, key);
  if (is.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!is.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    ({ name }) => name && (is.isIdentifier(name) || is.isStringLiteral(name)) && name.text === key,
  );
  return property && is.isPropertyAssignment(property) ? property.initializer : property;
}

/** Loaded where something is read and not before: most who check values find nothing, and it takes a third of a second. */
function compiler(): typeof ts {
  return createRequire(import.meta.url)('typescript');
}
