import { localValues } from '../../stores/storage.ts';

/**
 * Left out because it writes a frame by `srcdoc`, which the pages' Trusted Types forbid
 * (docs/decisions/010-content-security-policy.md#consequences).
 */
const EXCLUDED = ['fontPreferences'] as const;

/**
 * The visitor's fingerprint as orders carry it: `web…` (docs/behaviour/checkout.md#fingerprint). The library is loaded on demand;
 * if it fails, a stored random id takes its place. The functions used here may change in any version of the library, so its
 * version is pinned exactly.
 */
export async function readFingerprint(): Promise<string> {
  try {
    const { hashComponents, loadSources, sources } = await import('@fingerprintjs/fingerprintjs');
    const readComponents = loadSources(sources, { cache: {}, debug: false }, EXCLUDED);
    return `web${hashComponents(await readComponents())}`;
  } catch {
    return `web${readUuid()}`;
  }
}

function readUuid(): string {
  const known = localValues.get('uuid');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const uuid = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localValues.set('uuid', uuid);
  return uuid;
}
