/**
 * The language of a text that somebody else wrote, as far as its script tells it, for `lang`: which Chinese, or which of
 * the languages in Latin letters, it does not tell. Empty if unknown, which claims none (HTML, "The lang attribute").
 *
 * @example languageOf('付款没到账') // 'zh'
 */
export function languageOf(text: string): 'zh' | 'ja' | 'ko' | '' {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : '';
}
