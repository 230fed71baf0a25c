import { randomId } from '#core/ids.ts';
import { localValues } from '#stores/storage.ts';

/**
 * Excluded because the pages' Trusted Types forbid what they do: the first writes a frame by `srcdoc`; the second, in
 * Safari and on Android, creates elements with scripts in attributes
 * (docs/decisions/010-content-security-policy.md#consequences).
 */
const EXCLUDED = ['fontPreferences', 'domBlockers'] as const;

/**
 * The visitor's fingerprint as orders carry it: `web…` (docs/behaviour/checkout.md#fingerprint). Computed once and
 * stored, so that it stays the same when the browser is updated.
 */
export async function readFingerprint(): Promise<string> {
  const uuid = localValues.get('uuid') ?? (await makeUuid());
  localValues.set('uuid', uuid);
  return `web${uuid}`;
}

/**
 * Computed by the fingerprint library, which is loaded on demand. If that fails, a random id. The functions used here
 * may change in any version of the library, so its version is pinned exactly.
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
