import { FALLBACK, isLocale, type Locale } from '../routes/locales.ts';

const { locale } = document.documentElement.dataset;

/** The language of the page that is open. */
export const pageLocale: Locale = isLocale(locale) ? locale : FALLBACK;
