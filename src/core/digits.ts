/**
 * Only the digits of what was typed or pasted. Decided: full-width digits, which Chinese input methods write, count as
 * digits.
 *
 * @example onlyDigits('12 3-４５') // '12345'
 */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
