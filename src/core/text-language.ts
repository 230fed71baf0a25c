/**
 * The value of `lang` for a text that somebody else wrote. It is Chinese if the script shows that; otherwise it is empty.
 * @example languageOf('付款没到账') // 'zh'
 */
export function languageOf(text: string): 'zh' | '' {
  return /\p{Script=Han}/u.test(text) && !/[\u3040-\u30ff]/.test(text) ? 'zh' : '';
}
