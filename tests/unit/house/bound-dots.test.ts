import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');

/** A dot or a dash behind a space at which a line may end; three dots are the sign of a menu. */
const LOOSE = /[ \t](?:·(?!·)|—)/;

/** What texts are written in, but for comments. */
const FILES = ['locales/**/*.json', 'src/content/**/*.{md,json}', 'brand/*.json', 'src/**/*.{tsx,astro}'];
const COMMENT = /^\s*(\*|\/\/|\/\*)/;

test('no line begins with a dot or a dash: it is bound to what stands before it', () => {
  const loose = globSync(FILES, { cwd: ROOT, exclude: ['src/content/README.md', 'src/content/glossary.md'] })
    .sort()
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (LOOSE.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  assert.deepEqual(loose, []);
});
