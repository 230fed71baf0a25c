import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { codeFiles } from './files.ts';

/**
 * The layers of the site, highest first (README.md#map). A file may import from its own folder and from folders in
 * lower rows.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['pages'],
  ['layouts'],
  ['first-render'],
  ['features'],
  ['order'],
  ['pictures'],
  ['ui'],
  ['app'],
  ['session'],
  ['prose'],
  ['i18n'],
  ['stores'],
  ['api'],
  ['domain'],
  ['icons'],
  ['brand'],
  ['contract'],
  ['config'],
  ['environment'],
  ['protocol'],
  ['routes'],
  ['core'],
];

/** Folders beside the layers, each with the folders that it may import. */
const ASIDE: Readonly<Record<string, readonly string[]>> = {
  head: ['api', 'brand', 'config', 'core', 'domain', 'protocol', 'routes', 'session', 'stores'],
  styles: ['brand', 'routes'],
  content: [],
  'content.config': ['build-steps', 'routes'],
  env: ['head', 'routes', 'session', 'styles'],
  // API builders copy the example server, so it must import nothing of the project.
  docs: [],
  'build-steps': [
    'brand',
    'config',
    'contract',
    'core',
    'domain',
    'environment',
    'i18n',
    'prose',
    'protocol',
    'routes',
    'session',
    'stores',
    'styles',
  ],
  // Tools check the built site by its contract, so they must not import the code that they check.
  tools: ['build-steps', 'config', 'contract', 'core', 'domain', 'environment', 'i18n', 'routes', 'stores', 'tests'],
};

/** Folders that every layer may import. */
const LEAVES = ['styles', 'content'];

/** All files except for the configurations in the project's folder, which may import everything. */
const sources = codeFiles().filter((file) => file.includes('/'));

/** Returns what a file imports, as paths from the project's folder. Packages keep their name. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\s*\(\s*)(['"])([^'"]+)\1/g);
  return [...found].map(([, , path = '']) => {
    const [place = ''] = path.split('?');
    if (place.startsWith('#')) return `src/${place.slice(1)}`;
    return place.startsWith('.') ? join(dirname(file), place) : path;
  });
}

/**
 * Returns the folder of a file: `src/session/session.ts` → `session`, `src/config.ts` → `config`, `brand/brand.ts` → `brand`.
 */
function folderOf(file: string): string {
  return /^(?:src\/)?([^/]+?)(?:\/|\.(?:ts|d\.ts)$)/.exec(file)?.[1] ?? '';
}

const FOLDERS = new Set(codeFiles({ withTests: true }).map((file) => file.split('/')[0]));

/** Returns whether a path is code of the project, not of a package. */
function isOwn(path: string): boolean {
  return FOLDERS.has(path.split('/')[0]);
}

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (from in ASIDE) return ASIDE[from]?.includes(to) ?? false;
  if (LEAVES.includes(to)) return true;
  const level = LAYERS.findIndex((row) => row.includes(from));
  return LAYERS.slice(level + 1).some((row) => row.includes(to));
}

const edges = sources.flatMap((file) => importsOf(file).map((to) => ({ file, to })));
assert.ok(edges.length > 1000, 'the imports are found');

test('every folder has its place in the layers', () => {
  const known = [...LAYERS.flat(), ...Object.keys(ASIDE)];
  assert.deepEqual(
    [...new Set(sources.map(folderOf))].filter((folder) => !known.includes(folder)),
    [],
  );
});

test('files import only from lower layers', () => {
  const wrong = edges.filter(({ file, to }) => isOwn(to) && !isAllowed(folderOf(file), folderOf(to)));
  assert.deepEqual(
    wrong.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

/** Returns the capability of a file: `src/features/tickets/form/Composer.tsx` → `tickets`. */
function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

test('a capability never imports another capability', () => {
  const wrong = edges.filter(({ file, to }) => {
    const from = featureOf(file);
    return from !== undefined && featureOf(to) !== undefined && featureOf(to) !== from;
  });
  assert.deepEqual(
    wrong.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});

/** Folders that serve several capabilities. Code that only one capability needs belongs into its own folder. */
const SHARED = ['core', 'domain', 'icons', 'api', 'stores', 'session', 'i18n', 'prose', 'app', 'ui', 'order', 'styles'];

/**
 * Returns the users of a file, including those that reach it through other shared files. Users are capabilities, and
 * the folders above all of them (`layouts`, `head`, `build-steps`). A page counts as the capabilities that it shows. A
 * page that shows none counts as itself.
 */
function usersOf(target: string): Set<string> {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { file: from } of edges.filter(({ to }) => to === file)) {
      const feature = featureOf(from);
      const shown = edges.filter((edge) => edge.file === from).flatMap(({ to }) => featureOf(to) ?? []);
      if (feature) users.add(feature);
      else if (SHARED.includes(folderOf(from))) visit(from);
      else if (folderOf(from) === 'pages') for (const user of shown.length > 0 ? shown : [from]) users.add(user);
      else users.add(folderOf(from));
    }
  };
  visit(target);
  return users;
}

test('a shared folder contains only files that two or more capabilities use', () => {
  const shared = sources.filter((file) => SHARED.includes(folderOf(file)));
  assert.ok(shared.length > 50, 'the shared files are found');
  assert.deepEqual(
    shared
      .map((file) => ({ file, users: [...usersOf(file)] }))
      .filter(({ users }) => users.length < 2)
      .map(({ file, users }) => `${file} is used by ${users.join(', ') || 'nobody'}`),
    [],
  );
});

test('files in ui know no business: they use no address of a screen, and only the shared texts', () => {
  const wrong = edges.filter(
    ({ file, to }) =>
      folderOf(file) === 'ui' && /^src\/(?:routes\/(?!locales)|i18n\/(?!island-texts|text|describe-failure))/.test(to),
  );
  assert.deepEqual(
    wrong.map(({ file, to }) => `${file} imports ${to}`),
    [],
  );
});
