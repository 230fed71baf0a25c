import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A low cost, because every sign-in of every test computes the hash. A real API uses scrypt's default or more. */
const COST = { N: 4096 };

/** Returns a password as it is stored: the salt and the scrypt hash, never the password. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`;
}

/** Returns whether this is the password that was stored. */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return expected.length === 32 && timingSafeEqual(scryptSync(password, salt, 32, COST), expected);
}
