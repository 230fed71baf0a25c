/**
 * The language of a text that somebody else wrote, for `lang`: Chinese, if its script tells that; else empty.
 * @example languageOf('付款没到账') // 'zh'
 */
export function languageOf(text: string): 'zh' | '' {
  return /\p{Script=Han}/u.test(text) && !/[\u3040-\u30ff]/.test(text) ? 'zh' : '';
}
