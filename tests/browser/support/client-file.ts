import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(import.meta.dirname, '../../../dist/_astro');

/** The file of `src/api/client.ts`, as `/_astro/client.….js`; Astro has another file of that name for React. */
export function clientFile(): string {
  const found = readdirSync(SCRIPTS).find(
    (file) => file.startsWith('client.') && readFileSync(join(SCRIPTS, file), 'utf8').includes('/Website/'),
  );
  return `/_astro/${found}`;
}
