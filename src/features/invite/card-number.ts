import { onlyDigits } from '#core/digits.ts';

/**
 * Formats a card number while it is typed: digits only, in groups of 4 (docs/behaviour/invite.md#card-number).
 *
 * @example groupByFour('6222-0212345678901') // '6222 0212 3456 7890 1'
 */
export function groupByFour(text: string): string {
  return onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The field's text after an edit and before it. */
interface CardEdit {
  typed: string;
  /** The caret's position in `typed`. */
  caret: number;
  previous: string;
  /** On which side of the caret a key erased a character, if it did. */
  erased?: 'before' | 'after' | undefined;
}

/**
 * The field's text after an edit: grouped, with the caret behind the same digit. Erasing the blank between two groups
 * erases the digit beyond it, since the blank was inserted by the site (docs/behaviour/invite.md#card-number).
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
 * True if the number's check digit is right (Luhn).
 * Decided: used only for a hint that a digit may be wrong. It never blocks a withdrawal, since not every bank's cards
 * have a check digit.
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
