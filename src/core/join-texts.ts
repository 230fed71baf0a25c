const CHINESE = /[\p{Script=Han}，。！？；：、（）《》「」『』]/u;
const HAN = /\p{Script=Han}/u;
/** Letters, figures, and the signs that belong to a figure. */
const LATIN = /[\p{Script=Latin}\d$%+]/u;

/**
 * What stands between two texts that code puts beside each other: a space, except within Chinese and beside a
 * full-width sign (src/content/glossary.md).
 *
 * @example spaceBetween('Refunded.', 'Refund policy') // ' '
 * @example spaceBetween('退 70%。', '退款政策') // ''
 */
export function spaceBetween(before: string, after: string): '' | ' ' {
  const [left = '', right = ''] = [before.at(-1), after.at(0)];
  if (!left || !right || isWide(left) || isWide(right)) return '';
  return HAN.test(left) && HAN.test(right) ? '' : ' ';
}

/**
 * Two parts of one text, one of which has been filled in. The space between Chinese and Latin letters or figures is put
 * in, one within Chinese or beside a full-width sign taken out; anything else stays as it was written.
 *
 * @example joinTexts('打开', 'PayPal') // '打开 PayPal'
 * @example joinTexts('打开 ', '支付宝') // '打开支付宝'
 */
export function joinTexts(before: string, after: string): string {
  const [left, right] = [before.replace(/ $/, ''), after.replace(/^ /, '')];
  const [last = '', first = ''] = [left.at(-1), right.at(0)];
  const isMixed = (HAN.test(last) && LATIN.test(first)) || (LATIN.test(last) && HAN.test(first));
  if (isMixed) return `${left} ${right}`;
  const isWithin = CHINESE.test(last) && CHINESE.test(first);
  return isWithin || isWide(last) || isWide(first) ? left + right : before + after;
}

/**
 * A text that `Intl` has written, with a space between figures and Chinese, as in this site's texts.
 *
 * @example spaced('2026年11月') // '2026 年 11 月'
 */
export function spaced(text: string): string {
  return text.replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$& ');
}

function isWide(character: string): boolean {
  return CHINESE.test(character) && !HAN.test(character);
}
