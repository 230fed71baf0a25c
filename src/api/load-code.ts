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

/** Firefox remembers a failed import for the life of the page (whatwg/html#6768); only it has this. */
const isForgetful = !('mozInnerScreenX' in globalThis);

const fetching = new Map<string, Promise<Blob>>();

/**
 * What the build turns `import()` into (`build-steps/lazy-imports.ts`): all files of a part are asked for at once, and in
 * Firefox have come before one is imported.
 */
export async function fetchFirst<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  if (isForgetful) files.forEach(preload);
  else await Promise.all(files.map(fetchOnce));
  return load();
}

/** A module that the page has costs nothing; a second request for each of 17 files did (register, in 39 requests). */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `/${file}`;
  document.head.append(link);
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
