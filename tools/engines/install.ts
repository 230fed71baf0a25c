/** Finds Firefox and WebKitGTK for the tests in other engines, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { EngineName } from '../../tests/engines/journeys.ts';
import { aptGet } from '../browser.ts';

/** An engine, its Debian packages, and the variables that tell its tests where its files are. */
interface EngineFiles {
  name: EngineName;
  packages: readonly string[];
  find(): Record<string, string | undefined>;
}

const firstOf = (...patterns: string[]): string | undefined =>
  patterns.flatMap((pattern) => (existsSync(pattern) ? [pattern] : globSync(pattern)))[0];

/** The engines. Each has a test file, `tests/engines/{name}.test.ts`. */
const ENGINES: readonly EngineFiles[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () => ({ FIREFOX: process.env.FIREFOX ?? firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox') }),
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    find: () => ({
      WEBKIT_DRIVER: firstOf('/usr/bin/WebKitWebDriver'),
      WEBKIT: firstOf('/usr/{lib/*,lib,libexec}/webkit2gtk-4.*/MiniBrowser'),
      // WebKit's browser can't run without windows, so it needs a screen.
      XVFB: firstOf('/usr/bin/Xvfb'),
      // This program sets the size of WebKit's windows.
      XDOTOOL: firstOf('/usr/bin/xdotool'),
    }),
  },
];

/** Returns the engines that were found, the variables for their tests, and the engines that can't be installed here. */
export function ensureEngines(): { found: EngineName[]; env: Record<string, string>; missing: EngineName[] } {
  const wanted = ENGINES.filter((engine) => !isThere(engine));
  if (wanted.length > 0 && mayInstall()) {
    console.log(`Engines: installing Debian's packages for ${wanted.map(({ name }) => name).join(', ')} …`);
    aptGet('update');
    for (const { packages } of wanted) aptGet('install', '-y', '--no-install-recommends', ...packages);
  }
  const there = ENGINES.filter(isThere);
  const env = Object.assign({}, ...there.map((engine) => engine.find())) as Record<string, string>;
  const missing = ENGINES.filter((engine) => !isThere(engine)).map(({ name }) => name);
  console.log(`Engines: using ${Object.values(env).join(', ') || 'none'}`);
  if (missing.length > 0)
    console.log(`Engines: LEFT OUT, because they were not found and can't be installed: ${missing.join(', ')}`);
  return { found: there.map(({ name }) => name), env, missing };
}

/** Returns true for root, or if sudo needs no password. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

function isThere(engine: EngineFiles): boolean {
  return Object.values(engine.find()).every(Boolean);
}
