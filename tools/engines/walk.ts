import { resolve } from 'node:path';
import { type EngineName, NOT_IN_WEBKIT } from '../../tests/engines/journeys.ts';
import { type Outcome, PLAYWRIGHT, run } from '../test/run.ts';

/**
 * Walks journeys in an engine. A journey is a list of browser tests, by their names. The site must already be built. A
 * name that no test has counts as a failure, so that a renamed test can't silently leave its journey.
 */
export async function walk(engine: EngineName, journeys: readonly string[], isShown = false): Promise<Outcome> {
  const wanted = journeys.filter((beginning) => engine !== 'webkit' || !(beginning in NOT_IN_WEBKIT));
  const pattern = wanted.map((beginning) => RegExp.escape(beginning).replaceAll('’', "['’]")).join('|');
  const mended = `--import=${resolve('tests/engines/support/mended-playwright.ts')}`;
  const args = [...PLAYWRIGHT, '--grep', pattern];
  const { passed, failed, log, times } = await run(args, { ENGINE: engine, NODE_OPTIONS: mended }, isShown);
  const lost = wanted.filter((beginning) => !log.replaceAll("'", '’').includes(` › ${beginning}`));
  for (const name of lost)
    console.log(`${engine}: no browser test begins with "${name}": correct the name in tests/engines/journeys.ts`);
  return { passed, failed: failed + lost.length, log, times };
}
