import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { codeFiles, filesOf } from './files.ts';

/** The documents that people read. Editors' texts are left out: they link to screens, and the build checks those links. */
const DOCUMENTS = filesOf('**/*.md').filter((file) => !/^src\/content\/.+\//.test(file));

/** The files that may cite a document. This file is left out, because it contains examples. */
const CODE = [...codeFiles({ withTests: true }), ...filesOf('*.jsonc', '.ci/*', '.github/*/*', '.env.example')].filter(
  (file) => !import.meta.filename.endsWith(file),
);

/** Everything written by hand, by its path. */
const TEXTS = new Map([...CODE, ...DOCUMENTS].map((file) => [file, readFileSync(file, 'utf8')]));

const SCRIPTS = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** Something that a text mentions, and its place as `file:line`. */
interface Mention {
  file: string;
  place: string;
  /** The groups of the pattern that found it. */
  parts: (string | undefined)[];
}

/** Returns what a pattern finds in some files. `read` may hide parts of a text, as long as every line keeps its number. */
function mentions(pattern: RegExp, files: readonly string[], read = (text: string): string => text): Mention[] {
  return files.flatMap((file) => {
    const text = read(TEXTS.get(file) ?? '');
    return [...text.matchAll(pattern)].map(({ index, 1: first, 2: second }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, place: `${file}:${line}`, parts: [first, second] };
    });
  });
}

/** Returns a text in which blocks of code are empty lines. */
function withoutBlocks(text: string): string {
  return text.replace(/^(`{3,}|~{3,}).*?^\1/gms, blank);
}

/** Returns a text without everything that is shown as code. */
function withoutCode(text: string): string {
  return withoutBlocks(text).replace(/(`+)[^`]+\1/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * Returns the anchors of a document's headings, as GitHub makes them. If two headings are equal, the second anchor ends
 * in `-1`.
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

/**
 * Returns why a path from the project's folder, with or without a heading, leads nowhere. Undefined if it leads somewhere.
 */
function whyMissing(path: string, heading: string | undefined): string | undefined {
  if (!existsSync(path)) return `there is no ${path}`;
  if (!heading || !path.endsWith('.md')) return undefined;
  const isThere = headingsOf(readFileSync(path, 'utf8')).includes(decodeURIComponent(heading));
  return isThere ? undefined : `${path} has no heading #${heading}`;
}

/** Fails with a line for each mention for which `judge` returns a problem. */
function expectNone(all: readonly Mention[], judge: (mention: Mention) => string | undefined): void {
  const wrong = all.flatMap((mention) => {
    const problem = judge(mention);
    return problem ? [`${mention.place}: ${problem}`] : [];
  });
  assert.ok(wrong.length === 0, `${wrong.length} to put right\n${wrong.join('\n')}`);
}

test('cited documents and headings exist', () => {
  const cited = mentions(/(?<![\w/.-])(docs\/(?:[\w./-]*\w)?)(?:#([\p{L}\p{M}\p{N}_-]+))?/gu, [...TEXTS.keys()]);
  assert.ok(cited.length > 10, 'the citations are found');
  expectNone(cited, ({ parts: [path = '', heading] }) => whyMissing(path, heading));
});

test('files that are copied to a server may be read there, whatever rights they have here', () => {
  const copies = mentions(/^\s*rsync (.*)$/gm, DOCUMENTS);
  assert.ok(copies.length > 3, 'the copies are found');
  expectNone(copies, ({ parts: [options = ''] }) =>
    options.includes('--chmod=D755,F644') ? undefined : 'expected --chmod=D755,F644',
  );
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
