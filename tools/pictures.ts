/**
 * `npm run pictures`: takes the README's pictures of the built site again, with a separate sandbox. Needs `dist/`,
 * which `npm start` or `npm test` builds.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { type HrefOptions, href } from '../src/routes/href.ts';
import type { ScreenName } from '../src/routes/table.ts';
import { PREFIX } from '../src/stores/storage-prefix.ts';
import { Client } from '../tests/sandbox/client.ts';
import type { PersonName } from '../tests/sandbox/seed/people.ts';
import { startSandbox } from '../tests/sandbox/server.ts';
import { ensureChromium } from './browser.ts';
import { readWords } from './console/usage.ts';

/** A picture: its file's name, its screen, and who is signed in. */
interface Picture {
  name: string;
  screen: ScreenName;
  options?: HrefOptions;
  person?: PersonName;
}

const PICTURES: readonly Picture[] = [
  { name: 'landing', screen: 'landing' },
  { name: 'register', screen: 'register' },
  { name: 'account', screen: 'account', person: 'tao' },
  { name: 'ticket', screen: 'ticketContent', options: { params: { id: '102' } }, person: 'lin' },
  { name: 'invite', screen: 'invite', person: 'sam' },
];
const root = join(import.meta.dirname, '..');

readWords({ command: 'npm run pictures', does: 'Takes the README’s pictures anew, of the site in dist/.' });
if (!existsSync(join(root, 'dist/404.html'))) {
  console.error('There is no dist/ yet: run "npm start" once.');
  process.exit(1);
}
const sandbox = await startSandbox({ database: ':memory:', distDir: join(root, 'dist'), log: () => {} });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const { name, screen, options, person } of PICTURES) {
  const token = person ? await new Client(sandbox.origin).token(person) : '';
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, timezoneId: 'Asia/Shanghai' });
  await page.addInitScript(
    ([key, value]) => value && sessionStorage.setItem(key as string, value),
    [`${PREFIX}token`, token],
  );
  await page.goto(sandbox.origin + href(screen, { locale: 'en', ...options }), { waitUntil: 'load' });
  // Wait until data has replaced the skeletons.
  await page.waitForFunction(
    () =>
      !document.querySelector('astro-island[ssr][client=load]') &&
      ![...document.querySelectorAll('.skeleton, .row-skeleton')].some((bones) => bones.checkVisibility()),
  );
  // Wait until animations have ended; a boat that rides the waves never does.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const file = join(root, `docs/pictures/${name}.png`);
  await sharp(await page.screenshot())
    .resize({ width: 960 })
    .png({ palette: true, quality: 80 })
    .toFile(file);
  console.log(file);
  await page.close();
}
await browser.close();
await sandbox.close();
