import { startProgress } from './console/progress.ts';
import { isVerbose, runTool, type ToolRun } from './console/run-tool.ts';

/** Builds the site into `dist/`: for the sandbox, or as it is published. */
export function runBuild({ isSandbox = true } = {}): Promise<ToolRun> {
  const env = { SANDBOX_BUILD: isSandbox ? '1' : '' };
  return runTool(['node_modules/astro/bin/astro.mjs', 'build'], { env, isVerbose });
}

/** Builds the site like `runBuild` and prints the progress. If it fails, prints the whole log and ends the process. */
export async function buildSite(options?: { isSandbox?: boolean }): Promise<void> {
  const progress = startProgress('Building the site');
  const { isGood, log } = await runBuild(options);
  const seconds = progress.end();
  if (isGood) {
    console.log(`The site is built: ${seconds} s`);
    return;
  }
  console.error(`${log}\n\nThe site could not be built; its log stands above.`);
  process.exit(1);
}
