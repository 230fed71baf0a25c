import type { Texts } from '../contract/call.ts';
import { API_TEXT, type Locale } from '../routes/locales.ts';

/**
 * The text of the API's that a language's readers get.
 *
 * @example textIn({ zh: '一年', tw: '一年', en: 'One year' }, 'en') // 'One year'
 */
export function textIn(texts: Texts, locale: Locale): string {
  return texts[API_TEXT[locale]];
}
