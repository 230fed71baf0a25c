import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * The scripts among these files that await something outside functions. If several scripts import such a file at once,
 * WebKit runs those that come second before it has finished (its bug 242740), and islands stay empty. Inline scripts and
 * the worker are no modules, so their bundler itself refuses it.
 */
export function waitingScripts(dist: string, files: readonly string[]): string[] {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return scripts.filter((file) => awaits(parseAst(readFileSync(join(dist, file), 'utf8'), { sourceType: 'module' })));
}

/** Does a part of a syntax tree await something, apart from the functions inside? */
function awaits(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { type, await: isLoop } = part as { type?: string; await?: boolean };
  if (type?.includes('Function')) return false;
  return type === 'AwaitExpression' || isLoop === true || Object.values(part).some(awaits);
}
