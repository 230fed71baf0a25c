import { randomId } from '#core/ids.ts';
import { localValues } from '#stores/storage.ts';

/**
 * Sources of the fingerprint library that are left out, because the pages' Trusted Types forbid what they do.
 * `fontPreferences` writes a frame by `srcdoc`. `domBlockers`, in Safari and on Android, creates elements with scripts
 * in attributes (docs/decisions/010-content-security-policy.md#consequences).
 */
const EXCLUDED = ['fontPreferences', 'domBlockers'] as const;

/**
 * The visitor's fingerprint as orders send it: `web…` (docs/behaviour/checkout.md#fingerprint). It is computed once and
 * stored, so that it stays the same when the browser is updated.
 */
export async function readFingerprint(): Promise<string> {
  const uuid = localValues.get('uuid') ?? (await makeUuid());
  localValues.set('uuid', uuid);
  return `web${uuid}`;
}

/**
 * Computes the id with the fingerprint library, which is loaded on demand. If that fails, the id is random. The library
 * may change the functions used here in any version, so its version is pinned exactly.
 */
async function makeUuid(): Promise<string> {
  try {
    const { hashComponents, loadSources, sources } = await import('@fingerprintjs/fingerprintjs');
    const readComponents = loadSources(sources, { cache: {}, debug: false }, EXCLUDED);
    return hashComponents(await readComponents());
  } catch {
    return randomId();
  }
}
