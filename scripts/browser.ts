/** Finds a Chromium for the browser tests, or gets one, and says what it did. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium. Ends the process with what was tried when there is none to be had. */
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
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const words of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium', 'fonts-noto-cjk'],
    ]) {
      const [command = '', ...args] = [...sudo, ...words];
      spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
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

function findChromium(): string | undefined {
  return [process.env.CHROME, chromium.executablePath(), ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}
