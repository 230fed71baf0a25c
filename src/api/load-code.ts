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

/** What has been asked for; where files are only preloaded, without an answer. */
const fetching = new Map<string, Promise<Blob> | undefined>();

/**
 * What the build turns `import()` into (`build-steps/lazy-imports.ts`): all files of a part are asked for at once. Firefox
 * remembers a failed import for the life of the page (whatwg/html#6768), so there, where alone `mozInnerScreenX` is, all
 * have come before one is imported. Elsewhere that would be a second request for each (19 of 39 when registering).
 */
export async function fetchFirst<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map('mozInnerScreenX' in globalThis ? fetchOnce : preload));
  return load();
}

function preload(file: string): void {
  if (fetching.has(file)) return;
  fetching.set(file, undefined);
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
