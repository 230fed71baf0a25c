/**
 * Returns 128 random bits as hexadecimal digits. It does not use `crypto.randomUUID`, which is missing on pages without
 * https.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a short hash, to see whether two values are the same. It protects no secret. The algorithm is cyrb53 by bryc,
 * in the public domain (https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js).
 * @example hashOf(['Dark mode', 'Please']) === hashOf(['Dark mode', 'Please']) // true
 */
export function hashOf(value: unknown): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify(value)) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
