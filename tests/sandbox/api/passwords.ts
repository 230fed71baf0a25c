import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A low cost, because every sign-in of every test computes it; a real API uses scrypt's default or more. */
const COST = { N: 4096 };

/** A password as stored: salt and scrypt hash, never the password. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`;
}

/** Is this the password that was stored? */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  return expected.length === 32 && timingSafeEqual(scryptSync(password, salt, 32, COST), expected);
}
