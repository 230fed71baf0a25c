/** `npm run build`: builds the site into `dist/`, as it is published. */
import { runTool } from './console/run-tool.ts';

const astro = ['node_modules/astro/bin/astro.mjs', 'build', ...process.argv.slice(2)];
const { isGood } = await runTool(astro, { isVerbose: true });
process.exitCode = isGood ? 0 : 1;
