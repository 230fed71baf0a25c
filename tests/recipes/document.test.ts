import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Block, readRecipes } from './support/document.ts';
import { RECIPES, writeBlock } from './support/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'petrel-document-'));
after(() => rmSync(folder, { recursive: true }));

/** A document with one recipe of one step, whose block has this behind its opening fence. */
function blockOf(info: string, body: readonly string[] = ['new']): Block {
  const fenced = [`   \`\`\`${info}`, ...body.map((line) => `   ${line}`), '   ```'];
  const [only] = readRecipes(['## Recipes', '### One', '1. Do it.', '', ...fenced].join('\n'));
  const block = only?.steps[0]?.blocks[0];
  assert.ok(block);
  return block;
}

/** What a file says once a block was written into it. */
function written(info: string, body?: readonly string[]): string {
  const file = join(folder, 'a.ts');
  writeFileSync(file, 'one\n  two(2, 2);\nthree\n');
  const block = blockOf(`ts file=a.ts ${info}`, body);
  assert.notEqual(block.kind, 'run');
  if (block.kind !== 'run') writeBlock(block, folder);
  return readFileSync(file, 'utf8');
}

test('there are recipes for a screen, a call, a payment method, a question and a language', () => {
  const titles = ['A screen', 'A call of the API', 'A payment method', 'A question', 'A language'];
  assert.deepEqual(
    RECIPES.map(({ title }) => title),
    titles,
  );
});

test('what a block does is also said in the words of its step, which is all that a reader sees of it', () => {
  const unsaid = RECIPES.flatMap(({ steps }) => steps).flatMap(({ prose, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'run') return [];
      const said = 'anchor' in block ? [block.file, block.anchor] : [block.file];
      return said.filter((words) => !prose.includes(`\`${words}\``)).map((words) => `line ${block.line}: ${words}`);
    }),
  );
  assert.deepEqual(unsaid, []);
});

test('a block goes above or below the line that holds the words, or behind the words', () => {
  assert.equal(written('above="two("', ['  new', '']), 'one\n  new\n\n  two(2, 2);\nthree\n');
  assert.equal(written("below='two('"), 'one\n  two(2, 2);\nnew\nthree\n');
  assert.equal(written('behind="two("', ['1, ']), 'one\n  two(1, 2, 2);\nthree\n');
});

test('a file that is not as the recipe says is a mistake, with the line of the block', () => {
  assert.throws(() => written('above="four"'), /CONTRIBUTING\.md:5: a\.ts has "four" 0 times, expected once/);
  assert.throws(() => written('behind="2"'), /a\.ts has "2" 2 times/);
  assert.throws(() => written('new'), /a\.ts is there already/);
  const elsewhere = blockOf('ts file=b.ts above="one"');
  assert.throws(() => elsewhere.kind !== 'run' && writeBlock(elsewhere, folder), /b\.ts does not exist/);
});

test('a block that nothing would be done with is a mistake', () => {
  for (const info of [
    '',
    'ts',
    'ts file=a.ts',
    'ts new',
    'ts file=a.ts beside="x"',
    'ts file=a.ts new above="x"',
    'sh x',
  ]) {
    assert.throws(() => blockOf(info), /CONTRIBUTING\.md:5: expected/, info);
  }
  assert.throws(() => readRecipes('## Recipes\n### One\n1. Do.\n\n   ```sh\n   ls'), /5: this block has no end/);
  assert.equal(blockOf('sh', ['ls']).kind, 'run');
});
