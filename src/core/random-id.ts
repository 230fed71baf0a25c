/**
 * A text that nobody can guess and that no other device makes: 128 random bits, in hexadecimal digits. Not `crypto.randomUUID`, which
 * browsers lack where a page comes without https.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
