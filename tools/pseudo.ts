/**
 * `npm run pseudo`: builds a copy of the site in a made-up language, by the recipe for a new language, and checks every
 * screen of it in a Chromium (docs/languages.md#the-made-up-language). `--rtl` builds it
 * from right to left; `--pictures=folder` keeps a picture of each screen; other words select screens, as in `npm run
 * pseudo -- register`.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addPseudoLanguage, operatorsValues } from '../tests/pseudo/support/language.ts';
import { copyProject, runNode as runIn } from '../tests/recipes/support/project.ts';
import { ensureChromium } from './browser.ts';
import { runNode } from './test/run-node.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rtl: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    help: { type: 'boolean', default: false, short: 'h' },
  },
});
if (values.help) {
  console.log(
    'npm run pseudo -- [--rtl] [--pictures=folder] [word …]\n\nLooks through the screens of a made-up language.',
  );
  process.exit();
}
process.chdir(join(import.meta.dirname, '..'));
const { folder, remove } = copyProject();
try {
  await addPseudoLanguage(folder, values.rtl ? 'rtl' : 'ltr');
  const built = await runIn(folder, ['node_modules/astro/bin/astro.mjs', 'build'], { SANDBOX_BUILD: '1' });
  if (!built.isGood) throw new Error(built.output.slice(-3000));
  writeFileSync(join(folder, 'operators.json'), await operatorsValues(folder));
  runNode(
    [
      'node_modules/playwright/cli.js',
      'test',
      ...['--config', 'tests/pseudo/playwright.config.ts', '--reporter', 'list'],
      ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
    ],
    {
      CHROME: ensureChromium(),
      PSEUDO_COPY: folder,
      ...(values.pictures && { PSEUDO_PICTURES: resolve(values.pictures) }),
    },
  );
} finally {
  remove();
}
