import type { Texts } from '#contract/fields.ts';
import { API_TEXT, type Locale } from '#routes/locales.ts';

/**
 * The text in one language, out of a text that the API sends in all three.
 * @example textIn({ zh: '一年', tw: '一年', en: 'One year' }, 'en') // 'One year'
 */
export function textIn(texts: Texts, locale: Locale): string {
  return texts[API_TEXT[locale]];
}
