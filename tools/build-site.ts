import { startProgress } from './console/progress.ts';
import { isVerbose, runTool } from './console/run-tool.ts';

/**
 * Builds the site into `dist/` for the sandbox. If the build fails, prints the whole log and ends the process.
 */
export async function buildForSandbox(): Promise<void> {
  const seconds = startProgress('Building the site');
  const env = { SANDBOX_BUILD: '1' };
  const { isGood, log } = await runTool(['node_modules/astro/bin/astro.mjs', 'build'], { env, isVerbose });
  if (isGood) {
    console.log(`The site is built: ${seconds()} s`);
    return;
  }
  console.error(`${log}\n\nThe site could not be built. The log above says why.`);
  process.exit(1);
}
