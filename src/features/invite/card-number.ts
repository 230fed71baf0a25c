import { onlyDigits } from '../../core/digits.ts';

/**
 * A card number as it is shown while typing: digits only, in groups of 4 (docs/behaviour/invite.md#card-number).
 *
 * @example groupByFour('6222-0212345678901') // '6222 0212 3456 7890 1'
 */
export function groupByFour(text: string): string {
  return onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Does the number's check digit fit (Luhn)? Decided: only for a hint that a digit may be wrong; it never holds back a withdrawal,
 * since not every bank's cards have one.
 *
 * @example passesLuhn('4111 1111 1111 1111') // true
 */
export function passesLuhn(text: string): boolean {
  const digits = onlyDigits(text);
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.at(-1 - place));
    const doubled = place % 2 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 1 && sum > 0 && sum % 10 === 0;
}
