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

/**
 * The address in what was typed, pasted or filled in. Understood are full-width characters, as Chinese input methods
 * write them, ideographic dots, invisible characters, `mailto:`, `Name <address>`, blanks around `@` and the domain's
 * dots, and punctuation around the whole. Whatever does not become an address by that is only trimmed: nothing is
 * guessed.
 *
 * @example readEmail('Lin <lin＠example。com>,') // 'lin@example.com'
 * @example readEmail(' lin@ ') // 'lin@'
 */
export function readEmail(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  // So long a text is no slip, and taking it apart would take its time.
  if (plain.length > 2 * MAX_LENGTH) return text.trim();
  if (isEmail(plain)) return plain;
  const [, named = plain] = /<([^<>]*)/.exec(plain) ?? [];
  const address = named
    .replace(/^[\s\p{P}]*mailto:/iu, '')
    .replace(/\?.*$/, '')
    .replace(/\s*@\s*/, '@')
    .replace(/\s*\.\s*(?=[^@]*$)/g, '.')
    .replace(/^[\s\p{Pi}\p{Ps}"'<,;:、]+|[\s\p{Pf}\p{Pe}"'>,;:.!、]+$/gu, '');
  return isEmail(address) ? address : text.trim();
}

/** What is wrong with an address: the last part of its text's key, below `shared.problems`. */
export type EmailProblem = 'emailEmpty' | 'emailInvalid';

/**
 * What is wrong with an address that was typed; null if it looks like an e-mail address.
 *
 * @example emailProblem('mei@') // 'emailInvalid'
 */
export function emailProblem(typed: string): EmailProblem | null {
  const address = readEmail(typed);
  if (!address) return 'emailEmpty';
  return isEmail(address) ? null : 'emailInvalid';
}
