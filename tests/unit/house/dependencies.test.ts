import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file: string): string => readFileSync(file, 'utf8');

const project = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const locked = Object.entries<{
  deprecated?: string;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
}>(JSON.parse(read('package-lock.json')).packages);

test('the lock file names no host, so that it works with any registry', () => {
  assert.deepEqual(
    locked.filter(([, { resolved }]) => resolved).map(([path]) => path),
    [],
  );
});

test('the lock file has a hash of every installed package, including the Node that runs everything', () => {
  const packages = locked.filter(([path]) => path !== '');
  assert.deepEqual(
    packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path),
    [],
  );
  assert.equal(new Set(Object.values(project.optionalDependencies)).size, 1);
});

test('commands run in the Node that the lock file brings for this platform, if it brings one', () => {
  const { platform, arch, version } = process;
  const brought = project.optionalDependencies[`node-${platform === 'win32' ? 'win' : platform}-${arch}`];
  assert.equal(version, `v${brought ?? process.versions.node}`);
  assert.ok(process.features.typescript);
});

test('no command runs Astro by itself, which would send telemetry and fail for a user without a home', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  assert.deepEqual(
    Object.values(scripts).filter((script) => !script.startsWith('node ')),
    [],
  );
});

test('a host with NODE_ENV=production installs what a build needs, too', () => {
  assert.match(read('.npmrc'), /^include=dev$/m);
});

test('a build writes nothing into node_modules, which may belong to another user', () => {
  const settings = read('astro.config.mjs');
  assert.deepEqual(
    [...settings.matchAll(/cacheDir: '([^']*)'/g)].map(([, folder]) => folder),
    ['./.astro/cache', '.astro/vite'],
  );
});

/** `.npmrc` silences npm's warnings about both, because npm can't tell them from others. */
test('no package is deprecated, and only the allowed packages run a script when they are installed', () => {
  const packages = locked.map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1) }));
  assert.deepEqual(
    packages.filter(({ deprecated }) => deprecated).map(({ name, deprecated }) => `${name}: ${deprecated}`),
    [],
  );
  assert.deepEqual(
    packages
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name)
      .sort(),
    Object.keys(project.allowScripts).sort(),
  );
});
