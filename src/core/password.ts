/** Least characters of a password. */
const PASSWORD_MIN = 6;

/** Most characters of a password. */
const PASSWORD_MAX = 18;

/**
 * What is wrong with a new password: nothing typed, or not 6 to 18 characters (spec §5); null when it will do.
 *
 * @example passwordProblem('12345') // 'length'
 */
export function passwordProblem(text: string): 'empty' | 'length' | null {
  if (!text) return 'empty';
  return text.length < PASSWORD_MIN || text.length > PASSWORD_MAX ? 'length' : null;
}

/**
 * What is wrong with a repeated field (password or e-mail): nothing typed, or not the same; null when it is equal (spec §5).
 *
 * @example confirmProblem('secret1', 'secret2') // 'mismatch'
 */
export function confirmProblem(text: string, repeated: string): 'empty' | 'mismatch' | null {
  if (!repeated) return 'empty';
  return text === repeated ? null : 'mismatch';
}

/**
 * Will a new password do, typed twice?
 *
 * @example isNewPassword({ password: 'secret1', repeated: 'secret1' }) // true
 */
export function isNewPassword({ password, repeated }: { password: string; repeated: string }): boolean {
  return !passwordProblem(password) && !confirmProblem(password, repeated);
}
