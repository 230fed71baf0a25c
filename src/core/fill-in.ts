import { joinTexts } from './join-texts.ts';

/** Values for a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text with its `{{placeholders}}` filled in, with the spaces that its script asks for around each value; one without
 * a value stays as it is. No text gives an empty one: scripts read texts from attributes, which may be missing.
 *
 * @example fillIn('Until {{date}}', { date: '2026-11-23' }) // 'Until 2026-11-23'
 * @example fillIn('用{{method}}付款', { method: 'PayPal' }) // '用 PayPal 付款'
 */
export function fillIn(text = '', values: TextValues): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((piece) => (piece.startsWith('{{') ? `${values[piece.slice(2, -2)] ?? piece}` : piece))
    .filter(Boolean)
    .reduce((before, after) => joinTexts(before, after), '');
}
