import { NetworkFailure } from './failures.ts';

/**
 * Fetches a part of the site's code that is imported on demand. Throws `NetworkFailure`, as a call does, if it can't be
 * fetched, with a text if a new version is the cause (docs/behaviour/errors.md#new-versions); another try asks anew.
 * @example const { saveFile } = await loadCode(() => import('./save-file.ts'));
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (cause: unknown) => {
    throw new NetworkFailure({ kind: 'code', newVersion: await globalThis.findNewVersion?.() }, { cause });
  });
}

const fetching = new Map<string, Promise<Blob>>();

/**
 * What the build turns `import()` into (`build-steps/lazy-imports.ts`): all files of a part are fetched before one is
 * imported. Firefox remembers a failed import for the life of the page (whatwg/html#6768).
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
