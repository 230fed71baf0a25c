/**
 * `npm run gallery`: takes pictures of every screen in every state, language, scheme and width, and puts them on
 * contact sheets, along with measurements (docs/look.md#gallery). `npm run gallery -- --help` lists its options.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { describeFindings } from './gallery/findings.ts';
import { environmentOf, GALLERY_HELP, galleryPlanOf } from './gallery/plan.ts';
import { makeSheets } from './gallery/sheets.ts';
import { runNode } from './test/run-node.ts';

const plan = galleryPlanOf(process.argv.slice(2));
process.chdir(join(import.meta.dirname, '..'));
if (plan.isHelp) console.log(GALLERY_HELP);
else {
  await buildIfChanged();
  rmSync(join(plan.out, 'shots'), { recursive: true, force: true });
  runNode(
    [
      'node_modules/playwright/cli.js',
      'test',
      ...['--config', 'tests/gallery/playwright.config.ts', '--reporter', 'dot'],
      ...(plan.pattern ? ['--grep', plan.pattern] : []),
    ],
    { CHROME: ensureChromium(), ...environmentOf(plan) },
  );
  if (existsSync(join(plan.out, 'shots'))) {
    const sheets = await makeSheets(plan);
    const findings = describeFindings(plan.out);
    writeFileSync(join(plan.out, 'findings.txt'), findings);
    console.log(`${findings}\n\n${sheets.join('\n')}`);
  } else console.log('No state has such a name: tests/gallery/states.ts and src/routes/table.ts have all of them.');
}
