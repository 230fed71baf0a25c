import { NetworkFailure } from './failures.ts';

/**
 * Fetches a part of the site's code that is imported on demand. Throws `NetworkFailure`, as a call does, if the code
 * can't be fetched. If a new version of the site is the cause, the failure carries a text about it
 * (docs/behaviour/errors.md#new-versions). Another call fetches the code again.
 * @example const { saveFile } = await loadCode(() => import('./save-file.ts'));
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (cause: unknown) => {
    throw new NetworkFailure({ kind: 'code', newVersion: await globalThis.findNewVersion?.() }, { cause });
  });
}

/** The requested files by path. The value is undefined for a file that was only preloaded. */
const fetching = new Map<string, Promise<Blob> | undefined>();

/**
 * Imports a part whose files are all requested at once. The build replaces each `import()` by this
 * (`build-steps/lazy-imports.ts`). Firefox remembers a failed import for the life of the page (whatwg/html#6768). So in
 * Firefox all files must have arrived before one is imported. Only Firefox has `mozInnerScreenX`. Other browsers would
 * request each file a second time (19 of 39 when registering), so there the files are only preloaded.
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
