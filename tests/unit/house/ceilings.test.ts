import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { filesOf } from './files.ts';

/** How many lines of code a room may hold. Only ever lowered; a line that is raised says why. */
const LINES = {
  src: 28_100,
  'build-steps': 4_000,
  tools: 2_400,
  // 25,000 are aimed at: of what is left, each test shows a screen, a state or a lost answer that no other shows.
  tests: 26_900,
};

/** How many words all documents may hold. Only ever lowered. */
const WORDS = 37_000;

/** How often something stands in these files. */
function count(pattern: RegExp, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);
}

for (const [room, most] of Object.entries(LINES)) {
  test(`${room} holds at most ${most} lines`, () => {
    const lines = count(/\n/g, filesOf(`${room}/**/*.{ts,tsx,astro,mjs}`));
    assert.ok(lines > 0 && lines <= most, `it holds ${lines}`);
  });
}

test(`all documents hold at most ${WORDS} words`, () => {
  const documents = filesOf('**/*.md').filter((file) => !file.startsWith('src/content/'));
  const words = count(/\S+/g, documents);
  assert.ok(words > 0 && words <= WORDS, `they hold ${words}`);
});
