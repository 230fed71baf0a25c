/** Values for a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Letters that are written from right to left (Unicode, UAX 9). */
const TURNING = /[\u0590-\u08ff]/;

/**
 * A text with its `{{placeholders}}` filled in by values that need no further spaces; one without a value stays. Scripts
 * read texts from attributes, which may be missing. A stranger's name can't turn the sentence around it.
 * @example fillIn('Until {{date}}', { date: '2026-11-23' }) // 'Until 2026-11-23'
 */
export function fillIn(text = '', values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = `${values[name] ?? placeholder}`.replace(/\p{Bidi_C}/gu, '');
    return TURNING.test(value) ? `\u2068${value}\u2069` : value;
  });
}
