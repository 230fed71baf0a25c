import type { Locale } from '#routes/locales.ts';
import { type LateText, loadTexts } from './late-texts.ts';
import type { Strings } from './text.ts';

/** The texts about an order whose payment is under way. */
export type OrderText = LateText<'waiting'>;

const FILES = import.meta.glob<Strings>('/locales/*/waiting.json', { import: 'default' });

/** Fetches the texts about an order under way. Fails as an import does. */
export function loadOrderTexts(locale: Locale): Promise<OrderText> {
  return loadTexts<'waiting'>(FILES, locale);
}
