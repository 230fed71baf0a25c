/** Fewest characters of a password. */
const PASSWORD_MIN = 6;

/** Most characters of a password. */
const PASSWORD_MAX = 18;

/** What is wrong with a new password: the last part of its text's key, below `shared.problems`. */
export type PasswordProblem = 'passwordEmpty' | 'passwordLength' | 'passwordMismatch';

/**
 * What is wrong with a new password: nothing typed, or not 6 to 18 characters; null if it is fine
 * (docs/behaviour/recovery.md#password-rules).
 *
 * @example passwordProblem('12345') // 'passwordLength'
 */
export function passwordProblem(text: string): Exclude<PasswordProblem, 'passwordMismatch'> | null {
  if (!text) return 'passwordEmpty';
  return text.length < PASSWORD_MIN || text.length > PASSWORD_MAX ? 'passwordLength' : null;
}

/**
 * What is wrong with a repeated password: nothing typed, or not the same; null if it is equal.
 *
 * @example repeatProblem('secret1', 'secret2') // 'passwordMismatch'
 */
export function repeatProblem(text: string, repeated: string): Exclude<PasswordProblem, 'passwordLength'> | null {
  if (!repeated) return 'passwordEmpty';
  return text === repeated ? null : 'passwordMismatch';
}

/**
 * Is a new password, typed twice, fine?
 *
 * @example isNewPassword({ password: 'secret1', repeated: 'secret1' }) // true
 */
export function isNewPassword({ password, repeated }: { password: string; repeated: string }): boolean {
  return !passwordProblem(password) && !repeatProblem(password, repeated);
}
