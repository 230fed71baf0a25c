import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the folders that git ignores. Their files are installed or generated, so they are no sources. */
export const GENERATED: readonly string[] =
  readFileSync(join(import.meta.dirname, '../.gitignore'), 'utf8').match(/(?<=^\/?)[\w.-]+(?=\/$)/gm) ?? [];
