import { globSync } from 'node:fs';
import { GENERATED } from '../../../build-steps/generated-folders.ts';

/** The project's own files that fit a pattern, in order, as paths from its folder. */
export function filesOf(...patterns: string[]): string[] {
  const found = globSync(patterns, { exclude: GENERATED });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

/** Everything that a program reads as code, with tests or without. */
export function codeFiles({ withTests = false } = {}): string[] {
  return filesOf('**/*.{ts,tsx,astro,css,mjs}').filter((file) => withTests || !file.startsWith('tests/'));
}
