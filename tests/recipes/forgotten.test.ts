import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyProject, type Ended, follow, recipe, runNode } from './support/project.ts';

/** Checks the types of a file, and of what it imports, alone: much faster than those of the whole project. */
function checkTypes(folder: string, file: string): Promise<Ended> {
  const config = 'tsconfig.forgotten.json';
  writeFileSync(join(folder, config), JSON.stringify({ extends: './tsconfig.json', include: [], files: [file] }));
  return runNode(folder, ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', config]);
}

function checkContent(folder: string): Promise<Ended> {
  return runNode(folder, ['tools/check-content.ts']);
}

/** What is left out of a recipe (the blocks of a file, or the commands), who notices, and what is said. */
const FORGOTTEN: readonly {
  title: string;
  left: string;
  notices: (folder: string) => Promise<Ended>;
  says: RegExp[];
}[] = [
  {
    title: 'A screen',
    left: 'locales/tw/common.json',
    notices: checkContent,
    says: [/locales\/tw\/common\.json/, /menu\.uptime/, /titles\.uptime/],
  },
  {
    title: 'A screen',
    left: 'locales/en/uptime.json',
    notices: checkContent,
    says: [/locales\/en\/uptime\.json: is missing/],
  },
  {
    title: 'A call of the API',
    left: 'tests/sandbox/api/handlers/account.ts',
    notices: (folder) => checkTypes(folder, 'tests/sandbox/api/api.ts'),
    says: [/handlers\/account\.ts\(/, /'deviceRename' is missing in type/],
  },
  {
    title: 'A call of the API',
    left: 'src/contract/account.ts',
    notices: (folder) => checkTypes(folder, 'tests/sandbox/api/api.ts'),
    says: [/handlers\/account\.ts\(/, /'deviceRename' does not exist in type/],
  },
  {
    title: 'A payment method',
    left: 'locales/tw/shared.json',
    notices: checkContent,
    says: [/locales\/tw\/shared\.json/, /payment\.bitcoin/],
  },
  {
    title: 'A question',
    left: 'src/content/faq/en/more/13-gift-cards.md',
    notices: checkContent,
    says: [/src\/content\/faq\/en\/more\/13-gift-cards\.md: is missing, though the text stands in zh and tw/],
  },
  {
    title: 'A language',
    left: 'sh',
    notices: (folder) => checkTypes(folder, 'brand/brand.ts'),
    says: [/brand\.ts\(\d+.*'fr' is missing in type/],
  },
  {
    title: 'A language',
    left: 'sh',
    notices: (folder) => checkTypes(folder, 'src/config.ts'),
    says: [/config\.ts\(\d+[\s\S]*'fr' is missing in type/],
  },
  {
    title: 'A language',
    left: 'sh',
    notices: checkContent,
    says: [/locales\/fr: is missing: "npm run add:language -- fr en"/],
  },
];

for (const { title, left, notices, says } of FORGOTTEN) {
  test(`${title}: without its step for ${left === 'sh' ? 'the texts' : left}, a check fails and says what is missing`, async () => {
    const { folder, remove } = copyProject();
    try {
      let forgotten = 0;
      await follow(recipe(title), folder, (block) => {
        const isLeft = block.kind === 'run' ? left === 'sh' : block.file === left;
        forgotten += Number(isLeft);
        // Commands that check would fail, as they should; what is asked here is what they would say.
        return isLeft || block.kind === 'run';
      });
      assert.ok(forgotten > 0, `the recipe has a step for ${left}`);
      const { isGood, output } = await notices(folder);
      assert.equal(isGood, false);
      for (const pattern of says) assert.match(output, pattern);
    } finally {
      remove();
    }
  });
}

test('with nothing left out, the check of texts is content', async () => {
  const { folder, remove } = copyProject();
  try {
    for (const title of ['A screen', 'A call of the API', 'A payment method', 'A question']) {
      await follow(recipe(title), folder, ({ kind }) => kind === 'run');
    }
    const { isGood, output } = await checkContent(folder);
    assert.ok(isGood, output);
  } finally {
    remove();
  }
});
