import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Returns the scripts among these files that await something outside functions. WebKit has a bug here (242740). If
 * several scripts import such a file at once, only the first one waits until the file has finished. Islands would stay
 * empty. Inline scripts and the service worker are not modules, so their bundler refuses such code itself.
 */
export function waitingScripts(dist: string, files: readonly string[]): string[] {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return scripts.filter((file) => awaits(parseAst(readFileSync(join(dist, file), 'utf8'), { sourceType: 'module' })));
}

/** Returns whether a part of a syntax tree awaits something, not counting the functions inside. */
function awaits(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { type, await: isLoop } = part as { type?: string; await?: boolean };
  if (type?.includes('Function')) return false;
  return type === 'AwaitExpression' || isLoop === true || Object.values(part).some(awaits);
}
