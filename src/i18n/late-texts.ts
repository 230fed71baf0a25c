import type { Locale } from '../routes/locales.ts';
import type { Namespace, NamespaceKey } from './namespaces.ts';
import { createText, type Strings, type Text } from './text.ts';

/** Texts of parts that are loaded on demand: they come with their part, so the page does not carry them. */
type LateNamespace = Extract<Namespace, 'compare' | 'order' | 'prefill' | 'slip' | 'upgrade'>;

/** The text function of a part on demand. */
export type LateText<N extends LateNamespace> = Text<NamespaceKey<N>>;

const FILES = import.meta.glob<Strings>('/locales/*/{compare,order,prefill,slip,upgrade}.json', { import: 'default' });

/** Fetches the texts of a part on demand in one language. Fails as an import does. */
export async function loadTexts<N extends LateNamespace>(namespace: N, locale: Locale): Promise<LateText<N>> {
  return createText(locale, (await FILES[`/locales/${locale}/${namespace}.json`]?.()) ?? {});
}
