import { localValues } from '../stores/storage.ts';

/** The visitor's fingerprint as orders carry it: `web…` (spec §3). The library is loaded only now; where it fails, a stored random id stands in. */
export async function readFingerprint(): Promise<string> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    const agent = await load();
    const { visitorId } = await agent.get();
    return `web${visitorId}`;
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
