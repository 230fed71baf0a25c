import type { Locale } from '#routes/locales.ts';
import type { Namespace, NamespaceKey } from './namespaces.ts';
import { createText, type Strings, type Text } from './text.ts';

/** Texts of parts that are loaded on demand: they come with their part, so the page does not carry them. */
type LateNamespace = Extract<Namespace, 'compare' | 'order' | 'prefill' | 'receipt' | 'slip' | 'upgrade' | 'waiting'>;

/** The text function of a part on demand. */
export type LateText<N extends LateNamespace> = Text<NamespaceKey<N>>;

/** A namespace's files, by path: what `import.meta.glob` gives. Named where they are used, so that no page knows all. */
type Files = Record<string, () => Promise<Strings>>;

/** Fetches the texts of a part on demand in one language. Fails as an import does. */
export async function loadTexts<N extends LateNamespace>(files: Files, locale: Locale): Promise<LateText<N>> {
  const path = Object.keys(files).find((each) => each.startsWith(`/locales/${locale}/`));
  return createText(locale, (await files[path ?? '']?.()) ?? {});
}
