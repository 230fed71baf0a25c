import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { codeFiles } from './files.ts';

/** The words of a name: `createAccountForm` and `create-account-form.ts` → create, account, form. */
function wordsOf(name: string): string[] {
  return name
    .replace(/\.\w+$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** What the table of docs/names.md says not to say, each with the word that says it. */
function unwanted(): Map<string, string> {
  const rows = readFileSync('docs/names.md', 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]*)\|$/gm);
  return new Map(
    [...rows].flatMap(([, word = '', not = '']) =>
      [...not.matchAll(/`([a-z]+)`/g)].map(([, one = '']): [string, string] => [one, word.trim()]),
    ),
  );
}

/** Names that the API or the customer gave, which code keeps as they are. */
const GIVEN = new Set(['skuList', 'skuListPayload', 'SkuList']);

test('a thing has one word: no file and no export is named by another one of docs/names.md', () => {
  const wrong = unwanted();
  assert.ok(wrong.size > 15, 'the words are found');
  const files = codeFiles();
  const names = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const exported = [...code.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\$?\w+)/gm)];
    return [basename(file), ...exported.map(([, name = '']) => name)].map((name) => ({ file, name }));
  });
  assert.ok(names.length > 1000, 'the names are found');
  assert.deepEqual(
    names
      .filter(({ name }) => !GIVEN.has(name))
      .flatMap(({ file, name }) =>
        wordsOf(name)
          .filter((word) => wrong.has(word))
          .map((word) => `${file}: ${name} says "${word}" for ${wrong.get(word)}`),
      ),
    [],
  );
});
