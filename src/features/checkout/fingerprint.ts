import { localValues } from '../../stores/storage.ts';

/** Reads its text into a frame by `srcdoc`, which the pages' Trusted Types forbid (quality: Safety). */
const EXCLUDED = ['fontPreferences'] as const;

/**
 * The visitor's fingerprint as orders carry it: `web…` (spec §3). The library is loaded only now; where it fails, a stored
 * random id stands in. The parts it is built from are outside the library's own version promise, so its version is exact.
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
