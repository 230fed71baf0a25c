import { NetworkFailure } from './failures.ts';
import { note } from './journal.ts';

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

const fetching = new Map<string, Promise<Blob>>();

/**
 * What the build makes of `import()` (`build/lazy-imports.ts`): all files of a part are fetched at once, and none is imported before all
 * have arrived. Many browsers remember for the page's life that a module could not be loaded (whatwg/html#6768), so trying again would
 * never help.
 */
export async function fetchFirst<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<Blob> {
  const known = fetching.get(file);
  if (known) return known;
  const coming = fetch(`/${file}`).then((answer) => {
    if (!answer.ok) throw new TypeError(file);
    return answer.blob();
  });
  fetching.set(file, coming);
  coming.catch(() => fetching.delete(file));
  return coming;
}
