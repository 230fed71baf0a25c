import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { codeFiles, filesOf } from './files.ts';

/** What people read. Editors' texts are left out: they link to screens, and the build checks that. */
const DOCUMENTS = filesOf('**/*.md').filter((file) => !/^src\/content\/.+\//.test(file));

/** What may cite a document; this file gives examples. */
const CODE = [...codeFiles({ withTests: true }), ...filesOf('*.jsonc', '.ci/*', '.github/*/*', '.env.example')].filter(
  (file) => !import.meta.filename.endsWith(file),
);

/** Everything written by hand, by its path. */
const TEXTS = new Map([...CODE, ...DOCUMENTS].map((file) => [file, readFileSync(file, 'utf8')]));

const SCRIPTS = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** Something that a text says, and where: `file:line`. */
interface Mention {
  file: string;
  place: string;
  /** The groups of the pattern that found it. */
  parts: (string | undefined)[];
}

/** What a pattern finds in some files. `read` may hide what is not meant, as long as every line keeps its number. */
function mentions(pattern: RegExp, files: readonly string[], read = (text: string): string => text): Mention[] {
  return files.flatMap((file) => {
    const text = read(TEXTS.get(file) ?? '');
    return [...text.matchAll(pattern)].map(({ index, 1: first, 2: second }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, place: `${file}:${line}`, parts: [first, second] };
    });
  });
}

/** A text whose blocks of code are empty lines. */
function withoutBlocks(text: string): string {
  return text.replace(/^(`{3,}|~{3,}).*?^\1/gms, blank);
}

/** A text without anything that is shown as code. */
function withoutCode(text: string): string {
  return withoutBlocks(text).replace(/(`+)[^`]+\1/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * The addresses of a document's headings, as GitHub makes them: the second of two equal ones ends in `-1`.
 *
 * @example headingsOf('# In 1.0\n## `send()`') // ['in-10', 'send']
 */
function headingsOf(text: string): string[] {
  const slugs = [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)].map(([, heading = '']) =>
    heading
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((other) => other === slug).length;
    return earlier > 0 ? `${slug}-${earlier}` : slug;
  });
}

/** Why a path below the root, with a heading or without, leads nowhere; nothing where all is well. */
function whyMissing(path: string, heading: string | undefined): string | undefined {
  if (!existsSync(path)) return `there is no ${path}`;
  if (!heading || !path.endsWith('.md')) return undefined;
  const isThere = headingsOf(readFileSync(path, 'utf8')).includes(decodeURIComponent(heading));
  return isThere ? undefined : `${path} has no heading #${heading}`;
}

/** Fails with a line for each mention that something is wrong with. */
function expectNone(all: readonly Mention[], judge: (mention: Mention) => string | undefined): void {
  const wrong = all.flatMap((mention) => {
    const problem = judge(mention);
    return problem ? [`${mention.place}: ${problem}`] : [];
  });
  assert.ok(wrong.length === 0, `${wrong.length} to put right\n${wrong.join('\n')}`);
}

test('documents and headings that are cited exist', () => {
  const cited = mentions(/(?<![\w/.-])(docs\/(?:[\w./-]*\w)?)(?:#([\p{L}\p{M}\p{N}_-]+))?/gu, [...TEXTS.keys()]);
  assert.ok(cited.length > 10, 'the citations are found');
  expectNone(cited, ({ parts: [path = '', heading] }) => whyMissing(path, heading));
});

test('links in documents lead to files and headings that exist', () => {
  const links = mentions(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g, DOCUMENTS, withoutCode);
  assert.ok(links.length > 100, 'the links are found');
  expectNone(links, ({ file, parts: [path, heading] }) =>
    whyMissing(path ? join(dirname(file), path).replaceAll('\\', '/') : file, heading),
  );
});

test('files and folders that documents name exist', () => {
  const named = mentions(/`((?:src|build-steps|tools|tests|docs|public|locales)\/[^`\s#]*)(?:#[^`]*)?`/g, DOCUMENTS);
  const paths = named.filter(({ parts: [path = ''] }) => !/[<>…]/.test(path));
  assert.ok(paths.length > 100, 'the paths are found');
  expectNone(paths, ({ parts: [path = ''] }) => {
    return existsSync(path) || globSync(path).length > 0 ? undefined : `there is no ${path}`;
  });
});

test('commands that documents name exist', () => {
  const commands = mentions(/\bnpm\s+run\s+([\w:-]+)/g, DOCUMENTS);
  assert.ok(commands.length > 5, 'the commands are found');
  expectNone(commands, ({ parts: [name = ''] }) =>
    SCRIPTS.includes(name) ? undefined : `there is no npm run ${name}`,
  );
});
