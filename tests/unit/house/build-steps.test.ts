import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What Astro and its packages bring, and what a config is made of. */
const NOT_OURS = [
  'defineConfig',
  'satteri',
  'react',
  'astroI18next',
  'sitemap',
  'isInSitemap',
  'sitemapLinks',
  'stopAt',
];

/** The names that a file imports from `build-steps` or `admin`, which it calls or lists. */
function stepsOf(file: string, from: RegExp): string[] {
  const code = read(file);
  const imports = [...code.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gm)].filter(([, , path = '']) =>
    from.test(path),
  );
  return imports
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
}

const config = stepsOf('astro.config.mjs', /^\.\/(build-steps|admin)\//);
const last = stepsOf('build-steps/pages/finish-pages.ts', /^\.\/|hosting\/host-files|policy|shipped-licenses/);
const HELPERS = ['parsePage', 'writePage', 'buildName', 'shippedPackages'];
const steps = [...config, ...last].filter((name) => !NOT_OURS.includes(name) && !HELPERS.includes(name));

test('every custom step of the build says in docs/build.md what it is for, so that none outlives its reason', () => {
  assert.ok(steps.length > 20, 'the steps are found');
  const page = read('docs/build.md');
  assert.deepEqual(
    steps.filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
  const told = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  assert.deepEqual(
    told.filter((name) => !steps.includes(name)),
    [],
  );
});
