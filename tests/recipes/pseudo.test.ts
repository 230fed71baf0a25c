import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { wrongInPages } from '../pseudo/support/built-pages.ts';
import { judge } from '../pseudo/support/judge.ts';
import { addPseudoLanguage, operatorsValues, PSEUDO } from '../pseudo/support/language.ts';
import { pseudoMarkdown } from '../pseudo/support/markdown.ts';
import { accented, pseudoText } from '../pseudo/support/words.ts';
import { copyProject, runNode } from './support/project.ts';

const { folder, remove } = copyProject();
after(remove);

/** Nobody's but the site's. */
const nobodys = (): boolean => false;

test('a language that nobody has thought of gets its pages by the recipe alone; all that they say comes from its texts', async () => {
  await addPseudoLanguage(folder);
  // What a person might do.
  const page = join(folder, 'src/features/enterprise/HarbourScene.astro');
  const harbour = readFileSync(page, 'utf8');
  writeFileSync(page, `${harbour}\n<p title="Left as it was">{\`\${'«Ŵīŧħ»'} \${'«ƥīḗḗƈḗḗş»'}\`}</p>\n`);
  const { isGood, output } = await runNode(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  assert.ok(isGood, output.slice(-3000));
  const operators = await operatorsValues(folder);
  assert.deepEqual(
    wrongInPages(join(folder, 'dist'), (words) => operators.includes(words)),
    [
      `${PSEUDO}/enterprise/index.html: untranslated: Left as it was`,
      `${PSEUDO}/enterprise/index.html: joined: «Ŵīŧħ» «ƥīḗḗƈḗḗş»`,
    ],
  );
});

test('its texts are longer, accented and marked; places, addresses and links stay as they are', () => {
  assert.equal(accented('Pay {{price}}'), 'Ƥȧȧẏ {{price}}');
  for (const text of ['Log in', 'Premium is sold by invitation', 'Up to {{clients}} devices'])
    assert.ok(pseudoText(text).length >= text.length * 1.3, text);
  assert.match(pseudoText('Shown once. {{count}} left.'), /^«[^a-z]*\{\{count\}\}[^a-z]*\.»$/);
  const made = pseudoMarkdown(
    '---\nquestion: "Where?"\nneeds: "logs"\n---\n\nSee [this page](/faq) and `a.b`.\n\n- One\n',
  );
  assert.match(
    made,
    /^---\nquestion: "«Ẇħḗḗřḗḗ.*\?»"\nneeds: "logs"\n---\n\n«Şḗḗḗḗ \[[^\]]+\]\(\/faq\) .+ `a\.b`.*\.»\n\n- «.+»\n$/u,
  );
});

test('words that nobody translated, and sentences of several texts, are told from names and from texts side by side', () => {
  const kinds = (run: string): string[] => judge(run, nobodys).map(({ kind }) => kind);
  assert.deepEqual(kinds('«Ƒīřşŧ.» «Şḗḗƈǿǿƞḓ» · «ŧħīřḓ»'), []);
  assert.deepEqual(kinds('«Ƥȧȧẏ ẇīŧħ «ȦȦŀīƥȧȧẏ» ƞǿǿẇ»'), []);
  assert.deepEqual(kinds('US$4.50 support@petrel.example 简体中文'), []);
  assert.deepEqual(kinds('«Ɓẏ ƥȧȧẏīƞɠ» «ŧḗḗřḿş»'), ['joined']);
  assert.deepEqual(kinds('3 «ḓȧȧẏş»'), ['joined']);
  assert.deepEqual(kinds('«Ƥřīƈḗḗ»: free'), ['untranslated']);
  const said = (words: string): boolean => 'A year comes with 15 days on top'.includes(words);
  assert.deepEqual(judge('A year comes with 15 days on top', said), []);
});
