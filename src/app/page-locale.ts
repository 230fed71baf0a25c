import { pageData } from '#protocol.ts';
import { FALLBACK, isLocale, type Locale } from '#routes/locales.ts';

const { locale } = pageData();

/** The language of the page that is open. */
export const pageLocale: Locale = isLocale(locale) ? locale : FALLBACK;
