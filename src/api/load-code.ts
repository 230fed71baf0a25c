import { NetworkFailure } from './failures.ts';
import { note } from './noted.ts';

/**
 * Fetches a part of the site's code that is imported on demand. Throws `NetworkFailure`, as a call would, if it can't be fetched;
 * calling this again tries again.
 * Its reason has the words for it if a new version of the site is why (docs/behaviour/errors.md#new-versions).
 *
 * @example const { saveFile } = await loadCode(() => import('./save-file.ts'));
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (cause: unknown) => {
    if (SENDS_REPORTS) note('faults', { kind: 'code', error: cause });
    throw new NetworkFailure({ kind: 'code', newVersion: await globalThis.findNewVersion?.() }, { cause });
  });
}
