/**
 * `npm run check:launch`: lists values that are still examples or unset, one per line, as `file:line: what. What
 * to do.` Fails as long as a real site would show something false or have a dead link. Hints alone do not make it fail
 * (docs/operating.md#before-you-launch).
 */
import { join } from 'node:path';
import { contentMistakes } from '../build-steps/texts/check-content.ts';
import { siteMistakes } from '../build-steps/values/check.ts';
import { lineOn, placeholders } from '../build-steps/values/launch.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';

readWords({
  command: 'npm run check:launch',
  does: 'Lists what is still an example or unset: where it stands, what it is, what to do.',
});
process.chdir(join(import.meta.dirname, '..'));
stopAtMistakes([...siteMistakes(), ...contentMistakes(process.cwd())]);
const found = placeholders();
const count = found.filter(({ isHint }) => !isHint).length;
for (const each of found) console.log(lineOn(each));
const hints = found.length - count;
console.log(count === 0 ? 'Everything is in place.' : `Values to set before the site is launched: ${count}`);
if (hints > 0)
  console.log(`${hints} of the lines above are marked (hint). They do not prevent the launch, but decide on each.`);
process.exitCode = count === 0 ? 0 : 1;
