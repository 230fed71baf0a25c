import { parseUrl } from './parse-url.ts';

const MAX_LENGTH = 254;
const FORMAT = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/i;

/**
 * Does a trimmed text look like an e-mail address? The rule is that of browsers for `type=email`, but the domain must
 * have a dot.
 * @example isEmail('mei@qq.com') // true
 * @example isEmail('mei@localhost') // false
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && FORMAT.test(text);
}

/**
 * Reads the address from a typed, pasted or filled-in text. It understands full-width and invisible characters,
 * ideographic dots, `mailto:`, `Name <address>`, blanks, punctuation around the address, and domains in any script. A
 * text that does not become an address in this way is only trimmed: nothing is guessed.
 * @example readEmail('Lin <lin＠example。com>,') // 'lin@example.com'
 * @example readEmail('lin@例子.中国') // 'lin@xn--fsqu00a.xn--fiqs8s'
 * @example readEmail(' lin@ ') // 'lin@'
 */
export function readEmail(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .trim();
  // A text this long is not a typing mistake, and parsing it would take too long.
  if (plain.length > 2 * MAX_LENGTH) return text.trim();
  if (isEmail(plain)) return plain;
  const [, named = plain] = /<([^<>]*)/.exec(plain) ?? [];
  const address = named
    .replace(/^[\s\p{P}]*mailto:/iu, '')
    .replace(/\?.*$/, '')
    .replace(/\s*@\s*/, '@')
    .replace(/\s*\.\s*(?=[^@]*$)/g, '.')
    .replace(/^[\s\p{Pi}\p{Ps}"'<,;:、]+|[\s\p{Pf}\p{Pe}"'>,;:.!、]+$/gu, '');
  const sent = address.replace(
    /(?<=@)[^@]*[^\0-\x7f][^@]*$/,
    (domain) => parseUrl(`http://${domain}`)?.hostname ?? domain,
  );
  return isEmail(sent) ? sent : text.trim();
}

/**
 * Do two addresses name the same mailbox? Capital letters make no difference, because phones put them at the beginning.
 * @example isSameEmail('Mei@QQ.com', 'mei@qq.com') // true
 */
export function isSameEmail(one: string, other: string): boolean {
  return readEmail(one).toLowerCase() === readEmail(other).toLowerCase();
}

/** The problem of an address. It is the last part of its text's key, below `shared.problems`. */
export type EmailProblem = 'emailEmpty' | 'emailInvalid';

/**
 * Finds the problem of a typed address; null if it looks like an e-mail address.
 * @example emailProblem('mei@') // 'emailInvalid'
 */
export function emailProblem(typed: string): EmailProblem | null {
  const address = readEmail(typed);
  if (!address) return 'emailEmpty';
  return isEmail(address) ? null : 'emailInvalid';
}
