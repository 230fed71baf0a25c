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

const preloaded = new Set<string>();
const fetching = new Map<string, Promise<Blob>>();

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
  if (preloaded.has(file)) return;
  preloaded.add(file);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
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
