import ts from 'typescript';

/** A value that was added to a file of code. */
interface Added {
  line: number;
  /** The value, as code. */
  value: string;
}

/**
 * Adds a language to each value in several languages, with the text of the language `from`. Returns the changed code of
 * the operator's values, and what was added.
 *
 * @example withNames("const brand = { zh: '海燕', en: 'Petrel' };", 'fr', 'en').code
 * // "const brand = { zh: '海燕', en: 'Petrel', fr: 'Petrel' };"
 */
export function withNames(code: string, to: string, from: string): { code: string; added: Added[] } {
  const file = ts.createSourceFile('config.ts', code, ts.ScriptTarget.Latest, true);
  const found: { at: number; value: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const own = node.properties.filter(ts.isPropertyAssignment);
      const source = own.find(({ name }) => name.getText() === from);
      const last = own.at(-1);
      if (source && last && own.every(({ name }) => name.getText() !== to)) {
        found.push({ at: last.getEnd(), value: source.initializer.getText() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const changed = found.reduceRight(
    (text, { at, value }) => `${text.slice(0, at)}, ${to}: ${value}${text.slice(at)}`,
    code,
  );
  const added = found.map(({ at, value }) => ({ line: file.getLineAndCharacterOfPosition(at).line + 1, value }));
  return { code: changed, added };
}
