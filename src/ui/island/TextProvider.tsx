import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createText, type Strings, type Text } from '../../i18n/text.ts';
import type { Locale } from '../../routes/locales.ts';

/** What every island gets from its page. */
export interface IslandProps {
  locale: Locale;
  /** The island's namespace, and the shared one below `shared` (`stringsFor`). */
  strings: Strings;
}

const TextContext = createContext<Text | null>(null);

/** Gives its children the island's texts. */
export function TextProvider({ locale, strings, children }: IslandProps & { children: ReactNode }) {
  const text = useMemo(() => createText(locale, strings), [locale, strings]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The island's texts; the type argument says which keys there are: `useText<IslandKey<'login'>>()`. */
export function useText<Key extends string>(): Text<Key> {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText needs a TextProvider above it');
  return text as Text<Key>;
}
