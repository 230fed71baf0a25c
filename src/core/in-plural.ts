import type { PluralForms } from '../routes/language-times.ts';
import { fillIn } from './fill-in.ts';

/**
 * A count in words, in the plural form that a language has for it.
 *
 * @param tag the language, for `Intl.PluralRules`
 * @example inPlural({ one: '{{count}} day', other: '{{count}} days' }, 3, 'en') // '3 days'
 */
export function inPlural(forms: PluralForms, count: number, tag: string): string {
  return fillIn(forms[new Intl.PluralRules(tag).select(count)] ?? forms.other, { count });
}
