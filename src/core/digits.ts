/**
 * Keeps only the digits of a typed or pasted text. Full-width digits count as well, because Chinese input methods write
 * them.
 * @example onlyDigits('12 3-４５') // '12345'
 */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
