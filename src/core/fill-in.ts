/** Values for a text's `{{placeholders}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text with its `{{placeholders}}` filled in by values that need no spaces but those written around them; one without
 * a value stays as it is. No text gives an empty one: scripts read texts from attributes, which may be missing.
 *
 * @example fillIn('Until {{date}}', { date: '2026-11-23' }) // 'Until 2026-11-23'
 */
export function fillIn(text = '', values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}
