import type { Locale } from '#routes/locales.ts';
import type { Namespace, NamespaceKey } from './namespaces.ts';
import { createText, type KeysOf, type Strings, type Text } from './text.ts';

/** The text function of a part on demand: its texts come with the part, so the page does not carry them. */
export type LateText<N extends Namespace> = Text<NamespaceKey<N>>;

/**
 * Fetches the texts of a part on demand in one language. Fails as an import does. A namespace's files are named where they
 * are used (`import.meta.glob`), so that no page knows all.
 */
export async function loadTexts<S extends Strings>(
  files: Record<string, () => Promise<S>>,
  locale: Locale,
): Promise<Text<KeysOf<S>>> {
  const path = Object.keys(files).find((each) => each.startsWith(`/locales/${locale}/`)) ?? '';
  return createText(locale, await (files[path] as () => Promise<S>)());
}
