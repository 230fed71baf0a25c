/** The values for a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Matches letters that are written from right to left (Unicode, UAX 9). */
const TURNING = /[\u0590-\u08ff]/;

/**
 * Fills in a text's `{{placeholders}}`. Use it for values that need no further spaces. A placeholder without a value
 * stays. The text may be missing, because scripts read texts from attributes. A value in a right-to-left script can't
 * change the direction of the sentence around it.
 * @example fillIn('Until {{date}}', { date: '2026-11-23' }) // 'Until 2026-11-23'
 */
export function fillIn(text = '', values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = `${values[name] ?? placeholder}`.replace(/\p{Bidi_C}/gu, '');
    return TURNING.test(value) ? `\u2068${value}\u2069` : value;
  });
}
