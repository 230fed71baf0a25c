/** The smallest number of characters in a password. */
export const PASSWORD_MIN = 6;
/** The largest number of characters in a password. */
export const PASSWORD_MAX = 18;

/**
 * Rules for password managers that generate a password (https://developer.apple.com/password-rules/). The field has no
 * `maxlength`, because browsers cut a longer password without telling anyone. Later the log-in would refuse the whole
 * password.
 */
export const NEW_PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX};`;

/** The problem of a new password. It is the last part of its text's key, below `shared.problems`. */
export type PasswordProblem = 'passwordEmpty' | 'passwordLength' | 'passwordMismatch';

/**
 * Finds the problem of a new password; null if it is fine (docs/behaviour/recovery.md#password-rules).
 * @example passwordProblem('12345') // 'passwordLength'
 * @example passwordProblem('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦') // null
 */
export function passwordProblem(text: string): Exclude<PasswordProblem, 'passwordMismatch'> | null {
  if (!text.trim()) return 'passwordEmpty';
  const length = charactersOf(text);
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? 'passwordLength' : null;
}

/** The number of characters that a reader sees. An emoji counts as one, if the browser can tell. */
function charactersOf(text: string): number {
  return [...('Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text)].length;
}

/**
 * Finds the problem of a repeated password: it is empty or not the same. Null if both are equal.
 * @example repeatProblem('secret1', 'secret2') // 'passwordMismatch'
 */
export function repeatProblem(text: string, repeated: string): Exclude<PasswordProblem, 'passwordLength'> | null {
  if (!repeated) return 'passwordEmpty';
  return text === repeated ? null : 'passwordMismatch';
}

/**
 * Is a new password that was typed twice fine?
 * @example isNewPassword({ password: 'secret1', repeated: 'secret1' }) // true
 */
export function isNewPassword({ password, repeated }: { password: string; repeated: string }): boolean {
  return !passwordProblem(password) && !repeatProblem(password, repeated);
}
