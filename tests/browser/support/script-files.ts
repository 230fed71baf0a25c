import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(import.meta.dirname, '../../../dist/_astro');

/** The file of `src/api/client.ts`, as `/_astro/client.….js`. */
export const clientFile = (): string => fileWith('/Website/');

/** The file of React, as `/_astro/….js`. */
export const reactFile = (): string => fileWith('Minified React error');

/** The one script with these words. Which name it has is the bundler's affair. */
function fileWith(words: string): string {
  const found = readdirSync(SCRIPTS).filter(
    (file) => file.endsWith('.js') && readFileSync(join(SCRIPTS, file), 'utf8').includes(words),
  );
  if (found.length !== 1) throw new Error(`${found.length} scripts have ${words}`);
  return `/_astro/${found[0]}`;
}
