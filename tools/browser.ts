/** Finds a Chromium for the browser tests, or installs one, and prints which. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first. It is Chromium without windows, and halves the tests' time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of a Chromium. If none can be found or installed, prints what was tried and ends the process. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    console.log(`Chromium: using ${found}`);
    return found;
  }
  console.log('Chromium: none found, asking Playwright for its own …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 120_000,
  });
  if (!findChromium()) {
    console.log("Chromium: Playwright's download did not work, installing Debian's package …");
    aptGet('update');
    // Older releases of Debian do not have the shell.
    if (!aptGet('install', '-y', 'chromium-headless-shell', 'fonts-noto-cjk')) {
      aptGet('install', '-y', 'chromium', 'fonts-noto-cjk');
    }
  }
  const got = findChromium();
  if (got) {
    console.log(`Chromium: installed ${got}`);
    return got;
  }
  console.error('Chromium: not found, not downloadable, not installable. Install one and set CHROME to its path.');
  process.exit(1);
}

/** Runs Debian's installer, as root or through sudo. Returns false if the installer does not exist or fails. */
export function aptGet(...words: string[]): boolean {
  const [command = '', ...args] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...words];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
}

function findChromium(): string | undefined {
  return [process.env.CHROME, chromium.executablePath(), ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}
