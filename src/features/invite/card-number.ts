import { onlyDigits } from '#core/digits.ts';

/**
 * Formats a card number while it is typed: digits only, in groups of 4 (docs/behaviour/invite.md#card-number).
 *
 * @example groupByFour('6222-0212345678901') // '6222 0212 3456 7890 1'
 */
export function groupByFour(text: string): string {
  return onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The field's text after an edit (`typed`) and before it (`previous`). */
interface CardEdit {
  typed: string;
  /** The caret's position in `typed`. */
  caret: number;
  previous: string;
  /** The side of the caret on which a key erased a character; undefined if no key did. */
  erased?: 'before' | 'after' | undefined;
}

/**
 * Groups the field's text after an edit and keeps the caret behind the same digit. The site inserts the spaces between
 * the groups. So erasing such a space erases the digit beyond the space instead (docs/behaviour/invite.md#card-number).
 *
 * @example typeCard({ typed: '41115678', caret: 4, previous: '4111 5678', erased: 'before' }) // { card: '4115 678', caret: 3 }
 * @example typeCard({ typed: '41119 5678', caret: 5, previous: '4111 5678' }) // { card: '4111 9567 8', caret: 6 }
 */
export function typeCard({ typed, caret, previous, erased }: CardEdit): { card: string; caret: number } {
  let before = onlyDigits(typed.slice(0, caret));
  let after = onlyDigits(typed.slice(caret));
  if (erased && before + after === onlyDigits(previous)) {
    if (erased === 'before') before = before.slice(0, -1);
    else after = after.slice(1);
  }
  return { card: groupByFour(before + after), caret: groupByFour(before).length };
}

/**
 * Is the number's check digit right (Luhn)? The answer only decides whether a hint says that a digit may be wrong. It
 * never blocks a withdrawal, because the cards of some banks have no check digit.
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
