import { globSync } from 'node:fs';
import { GENERATED } from '../../../build-steps/generated-folders.ts';

/** Returns the project's own files that match a pattern, sorted, as paths from the project's folder. */
export function filesOf(...patterns: string[]): string[] {
  const found = globSync(patterns, { exclude: GENERATED });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

/** Returns all files that a program reads as code, with or without tests. */
export function codeFiles({ withTests = false } = {}): string[] {
  return filesOf('**/*.{ts,tsx,astro,css,mjs}').filter((file) => withTests || !file.startsWith('tests/'));
}
