import { NetworkFailure } from './failures.ts';

/**
 * Fetches a part of the site's code that is imported on demand. Throws `NetworkFailure`, as a call does, if it can't be
 * fetched; calling it again tries again. If the cause is a new version of the site, the failure's reason carries the
 * text that says so (docs/behaviour/errors.md#new-versions).
 *
 * @example const { saveFile } = await loadCode(() => import('./save-file.ts'));
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (cause: unknown) => {
    throw new NetworkFailure({ kind: 'code', newVersion: await globalThis.findNewVersion?.() }, { cause });
  });
}

const fetching = new Map<string, Promise<Blob>>();

/**
 * What the build turns `import()` into (`build-steps/lazy-imports.ts`): all files of a part are fetched at once, and none is
 * imported before all have arrived. Firefox remembers for the life of the page that a module failed to load (whatwg/html#6768), so there
 * a retry after a failed import would never succeed.
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
