import { filledPieces, type TextValues } from './fill-in.ts';

/**
 * The separator between two texts. It is a space, except within Chinese and beside a full-width sign
 * (src/content/glossary.md).
 * @example spaceBetween('Refunded.', 'Refund policy') // ' '
 * @example spaceBetween('退 70%。', '退款政策') // ''
 */
export function spaceBetween(before: string, after: string): '' | ' ' {
  return !before || !after || widthBetween(before, after) > 1 ? '' : ' ';
}

/**
 * Joins two parts of one text, one of which has been filled in. Spaces are added or removed only beside Chinese, and
 * line breaks stay.
 * @example joinTexts('打开', 'PayPal') // '打开 PayPal'
 * @example joinTexts('打开 ', '支付宝') // '打开支付宝'
 */
export function joinTexts(before: string, after: string): string {
  const [left, right] = [before.replace(/ +$/, ''), after.replace(/^ +/, '')];
  const width = widthBetween(left, right);
  return width > 0 ? left + (width > 1 ? '' : ' ') + right : before + after;
}

/**
 * Fills in a text's `{{placeholders}}`, with the spaces around each value that the text's script needs.
 * @example fillInAny('用{{method}}付款', { method: 'PayPal' }) // '用 PayPal 付款'
 */
export function fillInAny(text: string, values: TextValues): string {
  return filledPieces(text, values).reduce(joinTexts);
}

/**
 * Adds the widths of the two characters that meet. The sum is 1 between Chinese and Latin. It is larger within Chinese,
 * and beside a full-width sign.
 */
function widthBetween(before: string, after: string): number {
  return widthOf(before.at(-1)) + widthOf(after[0]);
}

function widthOf(character = ''): number {
  // Chinese punctuation and full-width forms are the widest.
  if (/[\u3000-\u303f\uff00-\uffef]/.test(character)) return 2;
  if (/\p{sc=Han}/u.test(character)) return 1;
  return /[\w$%+]/.test(character) ? 0 : Number.NaN;
}
