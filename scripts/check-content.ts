/** `npm run check:content`: lists the mistakes in editors' texts, one per line, without building the site. */
import { contentMistakes } from '../src/build/texts/check-content.ts';

const mistakes = contentMistakes(process.cwd());
for (const mistake of mistakes) console.error(mistake);
console.log(mistakes.length === 0 ? 'All texts are fine.' : `${mistakes.length} to be mended`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
