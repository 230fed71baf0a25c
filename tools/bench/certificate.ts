import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A certificate for `localhost`, and its key, because browsers speak HTTP/2 only over TLS. The key is public, so no
 * machine may trust it.
 */
export const TEST_PEM = readFileSync(join(import.meta.dirname, 'localhost-test-only.pem'));

/** The public key's SHA-256 in base64, which Chromium takes to trust it. */
export const FINGERPRINT = createHash('sha256')
  .update(new X509Certificate(TEST_PEM).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
