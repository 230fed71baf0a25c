import { NetworkFailure } from './failures.ts';

/**
 * Fetches a part of the site's code that is imported on demand. Throws `NetworkFailure` where the network doesn't bring it, as a call
 * would; asking again fetches it again.
 *
 * @example const { saveFile } = await loadCode(() => import('./save-file.ts'));
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((cause: unknown) => {
    throw new NetworkFailure({ kind: 'code' }, { cause });
  });
}
