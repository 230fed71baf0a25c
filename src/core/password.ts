/** Fewest characters of a password. */
export const PASSWORD_MIN = 6;
/** Most characters of a password. */
export const PASSWORD_MAX = 18;

/**
 * What a field tells password managers that make a password up (https://developer.apple.com/password-rules/). The field has no
 * `maxlength`: browsers cut what is longer without a word, and the log-in would refuse the whole password.
 */
export const NEW_PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX};`;

/** What is wrong with a new password: the last part of its text's key, below `shared.problems`. */
export type PasswordProblem = 'passwordEmpty' | 'passwordLength' | 'passwordMismatch';

/**
 * What is wrong with a new password; null if it is fine (docs/behaviour/recovery.md#password-rules).
 * @example passwordProblem('12345') // 'passwordLength'
 * @example passwordProblem('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦') // null
 */
export function passwordProblem(text: string): Exclude<PasswordProblem, 'passwordMismatch'> | null {
  if (!text.trim()) return 'passwordEmpty';
  const length = charactersOf(text);
  return length < PASSWORD_MIN || length > PASSWORD_MAX ? 'passwordLength' : null;
}

/** How many characters a reader sees: an emoji is one, where the browser can tell. */
function charactersOf(text: string): number {
  return [...('Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text)].length;
}

/**
 * What is wrong with a repeated password: nothing typed, or not the same; null if it is equal.
 * @example repeatProblem('secret1', 'secret2') // 'passwordMismatch'
 */
export function repeatProblem(text: string, repeated: string): Exclude<PasswordProblem, 'passwordLength'> | null {
  if (!repeated) return 'passwordEmpty';
  return text === repeated ? null : 'passwordMismatch';
}

/**
 * Is a new password, typed twice, fine?
 * @example isNewPassword({ password: 'secret1', repeated: 'secret1' }) // true
 */
export function isNewPassword({ password, repeated }: { password: string; repeated: string }): boolean {
  return !passwordProblem(password) && !repeatProblem(password, repeated);
}
