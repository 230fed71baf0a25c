/** `npm run check:content`: lists the mistakes in editors' texts, one per line, without building the site. */
import { contentMistakes } from '../build-steps/texts/check-content.ts';
import { readWords } from './console/usage.ts';

readWords({
  command: 'npm run check:content',
  does: 'Lists the mistakes in editors’ texts, a line each, without building the site.',
});
const mistakes = contentMistakes(process.cwd());
for (const mistake of mistakes) console.error(mistake);
console.log(mistakes.length === 0 ? 'All texts are fine.' : `Mistakes to correct: ${mistakes.length}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
