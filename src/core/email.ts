const MAX_LENGTH = 254;
const FORMAT = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/i;

/**
 * Does the text look like an e-mail address? One `@`, a plain local part, a domain with a dot; 254 characters at most.
 * Decided: the form that browsers accept for `type=email`, but with a dotted domain. The caller trims.
 *
 * @example isEmail('mei@qq.com') // true
 * @example isEmail('mei@localhost') // false
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && FORMAT.test(text);
}

/** What is wrong with an address: the last part of its text's key, below `shared.problems`. */
export type EmailProblem = 'emailEmpty' | 'emailInvalid';

/**
 * What is wrong with an address that was typed; null if it looks like an e-mail address.
 *
 * @example emailProblem('mei@') // 'emailInvalid'
 */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (!address) return 'emailEmpty';
  return isEmail(address) ? null : 'emailInvalid';
}
