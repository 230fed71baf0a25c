import ts from 'typescript';

/**
 * Where a configuration file's values stand: answers the line of a path such as `['router', 'firmwareUrl']`, or of the nearest around it
 * where a value is computed.
 */
export function configLines(source: string): (path: readonly PropertyKey[]) => number {
  const file = ts.createSourceFile('config.ts', source, ts.ScriptTarget.Latest);
  const values = new Map<PropertyKey, ts.Node>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
    }
  }
  return ([name = '', ...rest]) => {
    const value = values.get(name);
    if (!value) return 1;
    const found = rest.reduce<ts.Node>((node, key) => innerOf(node, key) ?? node, value);
    return file.getLineAndCharacterOfPosition(found.getStart(file)).line + 1;
  };
}

/** What an object or a list, as it is written, holds at a key. */
function innerOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return innerOf(node.expression, key);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    ({ name }) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}
