/** `npm run build`: builds the site into `dist/`, as it is published. */
import { runTool } from './console/run-tool.ts';
import { readWords } from './console/usage.ts';

readWords({ command: 'npm run build', does: 'Builds the site into dist/, as it is published.' });
const { isGood } = await runTool(['node_modules/astro/bin/astro.mjs', 'build'], { isVerbose: true });
process.exitCode = isGood ? 0 : 1;
