/**
 * Only the digits of what was typed or pasted, also full-width ones, as Chinese input methods write them.
 * @example onlyDigits('12 3-４５') // '12345'
 */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
