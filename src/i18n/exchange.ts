import type { Exchange } from '#config.ts';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { withoutMark } from './examples.ts';
import { statedExchange } from './operator-facts.ts';

// Browsers get the finished values of this file (`build-steps/browser-table.ts`).

/**
 * The exchange rates that the site shows amounts by. The mark of an example is left out, because the rate itself has it
 * wherever it is shown.
 */
export const EXCHANGE: { readonly [Language in Locale]?: Exchange } = Object.fromEntries(
  LOCALES.flatMap((locale) => {
    const rate = statedExchange(locale);
    return rate ? [[locale, { ...rate, written: withoutMark(rate.written).trim() }]] : [];
  }),
);
