/** Finds Firefox and WebKitGTK for the tests in other engines, or installs them, and says what it did. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { EngineName } from '../tests/engines/journeys.ts';
import { aptGet } from './browser.ts';

/** An engine: the variables that tell its tests where it is, and what Debian calls it. */
interface EngineFiles {
  name: EngineName;
  packages: readonly string[];
  find(): Record<string, string | undefined>;
}

const firstOf = (...patterns: string[]): string | undefined =>
  patterns.flatMap((pattern) => (existsSync(pattern) ? [pattern] : globSync(pattern)))[0];

/** Each has its test file, `tests/engines/{name}.test.ts`. */
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
      // It has windows only, so it needs a screen.
      XVFB: firstOf('/usr/bin/Xvfb'),
      // Gives its windows a size.
      XDOTOOL: firstOf('/usr/bin/xdotool'),
    }),
  },
];

/** The names of the engines that can be tested, with where they are, and of those that can't be had here. */
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
  if (missing.length > 0) console.log(`Engines: LEFT OUT, not found and not installable: ${missing.join(', ')}`);
  return { found: there.map(({ name }) => name), env, missing };
}

/** As root, or where nobody has to type a password for it. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

function isThere(engine: EngineFiles): boolean {
  return Object.values(engine.find()).every(Boolean);
}
