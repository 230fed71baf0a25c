import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The texts of comments: a constant's by its name, its fields' by `Constant.field` and `Constant.field.inner`. */
export type Comments = ReadonlyMap<string, string>;

/** Collects the comments of the contract, the only place that describes the fields. */
export function readComments(root: string): Comments {
  const comments = new Map<string, string>();
  for (const file of globSync('src/contract/*.ts', { cwd: root }).sort()) {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const constants = constantsOf(source);
    for (const [name, { statement, value }] of constants) {
      note(comments, name, statement);
      gather(value, name, constants, comments);
    }
  }
  return comments;
}

/**
 * A comment's citations, and the comment without them and on one line.
 *
 * @example withoutCitations('A device (docs/behaviour/account.md#devices).') // { text: 'A device.', cited: ['docs/behaviour/account.md#devices'] }
 */
export function withoutCitations(comment: string): { text: string; cited: string[] } {
  const cited = [...comment.matchAll(/docs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([path]) => path);
  const text = comment.replace(/\s*\((?:[^()]*: )?docs\/[^()]*\)/g, '').replace(/\s+/g, ' ');
  return { text: text.trim(), cited };
}

type Constants = Map<string, { statement: ts.Node; value: ts.Expression }>;

function constantsOf(source: ts.SourceFile): Constants {
  const found: Constants = new Map();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) found.set(name.getText(), { statement, value: initializer });
    }
  }
  return found;
}

/** Collects the comments above the fields of all objects in an expression. */
function gather(node: ts.Node, path: string, constants: Constants, comments: Map<string, string>): void {
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = ts.isCallExpression(property.expression) ? property.expression.expression : property.expression;
        const constant = constants.get(spread.getText());
        if (constant) gather(bodyOf(constant.value), path, constants, comments);
      } else if (property.name) {
        const inner = `${path}.${property.name.getText()}`;
        note(comments, inner, property);
        if (ts.isPropertyAssignment(property)) gather(property.initializer, inner, constants, comments);
      }
    }
    return;
  }
  // Functions change a value after reading: their objects do not show the fields on the wire.
  if (ts.isFunctionLike(node)) return;
  ts.forEachChild(node, (child) => {
    const name = ts.isCallExpression(child) ? child.expression : child;
    const constant = ts.isIdentifier(name) ? constants.get(name.text) : undefined;
    const fields = constant && bodyOf(constant.value);
    gather(fields && (isObject(fields) || !isExported(constant.statement)) ? fields : child, path, constants, comments);
  });
}

/** Exported constants have an entry in the reference with their comments; others are shown where they are used. */
function isExported(statement: ts.Node): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Is it an object, in parentheses or not? */
function isObject(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) || (ts.isParenthesizedExpression(node) && isObject(node.expression));
}

function bodyOf(value: ts.Expression): ts.Node {
  return ts.isArrowFunction(value) ? value.body : value;
}

function note(comments: Map<string, string>, path: string, node: ts.Node): void {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');
  if (text && !comments.has(path)) comments.set(path, text);
}
