import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Strings } from '../../../src/i18n/text.ts';

/**
 * A page gives its island only the groups of texts that it names (`stringsFor`). One that is missing breaks the island when the
 * text is wanted, and no type sees it; one too many only makes the page heavier. Both are told from the island's own code.
 */
const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const namespace = (name: string): Strings => JSON.parse(read(`locales/zh/${name}.json`));

/** Texts that an island's code names, but that it never comes to say, with the reason. */
const NEVER_SAID: Readonly<Record<string, readonly string[]>> = {
  // Of ui/Field it takes only the message at a field.
  Packages: ['password'],
  // Only type 3 has a template, and guests are not offered it (spec §5, §9).
  GuestTicket: ['template'],
};

/** The code of an island and of everything that it imports. */
function codeOf(entry: string): string {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return;
    const code = read(file).replace(/^import type [^;]+;$/gm, '');
    // Stores name their values in storage by keys that look like texts' (`draft.…`); what they say are whole keys.
    found.set(file, file.startsWith('src/stores/') ? code.replaceAll('.${', '') : code);
    for (const [, path = ''] of code.matchAll(/(?:from\s+|import\s*\(\s*)'(\.[^']+)'/g))
      visit(join(dirname(file), path));
  };
  visit(entry);
  return [...found.values()].join('\n').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** The top-level keys of `strings` that the code names: whole (`'pay.button'`), by their beginning, or as a key of its own. */
function groupsUsed(code: string, strings: Strings, prefix = ''): string[] {
  return Object.keys(strings).filter((group) => {
    const start = `(?<=['"\`])${prefix}${group.replace(/_(one|other)$/, '')}`;
    const isWhole = typeof strings[group] === 'string';
    const pattern = isWhole
      ? `\\bt\\([^)]*${start}['"\`]`
      : `${start}\\.(?:${Object.keys(strings[group] as Strings)
          .map(stem)
          .join('|')}|\\$\\{)`;
    return new RegExp(pattern).test(code);
  });
}

function stem(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

/** The list that a page hands over: written in place, or a constant of the page; undefined = everything. */
function listIn(page: string, argument: string | undefined): string[] | undefined {
  if (!argument || argument === 'undefined') return undefined;
  const text = argument.startsWith('[') ? argument : new RegExp(`const ${argument} = (\\[[^\\]]*\\])`).exec(page)?.[1];
  assert.ok(text, `${argument} is a list`);
  return [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

const islands = globSync('src/pages/**/*.astro', { cwd: root }).flatMap((file) => {
  const page = read(file);
  const uses = page.matchAll(
    /<(\w+) client:\w+[^>]*?stringsFor\(locale, '(\w+)'(?:, (\[[^\]]*\]|\w+))?(?:, (\[[^\]]*\]|\w+))?\)/g,
  );
  return [...uses].map(([, name = '', ns = '', own, shared]) => {
    const [, from = ''] = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(page) ?? [];
    return { file, name, ns, own: listIn(page, own), shared: listIn(page, shared), entry: join(dirname(file), from) };
  });
});

test('the islands of all pages are found', () => assert.ok(islands.length >= 14, String(islands.length)));

for (const { file, name, ns, own, shared, entry } of islands) {
  test(`${name} of ${file} gets the texts that it uses`, () => {
    const code = codeOf(entry);
    const lists = [
      { given: own, used: groupsUsed(code, namespace(ns)), from: ns },
      { given: shared, used: groupsUsed(code, namespace('shared'), 'shared\\.'), from: 'shared' },
    ];
    for (const { given, used, from } of lists) {
      if (!given) continue;
      assert.deepEqual(
        used.filter((group) => !given.includes(group) && !NEVER_SAID[name]?.includes(group)),
        [],
        `missing of ${from}`,
      );
    }
  });
}
