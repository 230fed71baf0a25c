/** The values for a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Matches letters that are written from right to left (Unicode, UAX 9). */
const TURNING = /[\u0590-\u08ff]/;

/**
 * Fills in a text's `{{placeholders}}`. Use it for values that need no further spaces. The text may be missing, because
 * scripts read texts from attributes.
 * @example fillIn('Until {{date}}', { date: '2026-11-23' }) // 'Until 2026-11-23'
 */
export function fillIn(text = '', values: TextValues): string {
  return filledPieces(text, values).join('');
}

/**
 * Splits a text at its `{{placeholders}}`, and puts their values between the pieces. A placeholder without a value stays.
 * A value in a right-to-left script can't change the direction of the sentence around it.
 * @example filledPieces('Until {{date}}', { date: '2026-11-23' }) // ['Until ', '2026-11-23', '']
 */
export function filledPieces(text: string, values: TextValues): string[] {
  return text.split(/\{\{(\w+)\}\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const value = `${values[piece] ?? `{{${piece}}}`}`.replace(/\p{Bidi_C}/gu, '');
    return TURNING.test(value) ? `\u2068${value}\u2069` : value;
  });
}
