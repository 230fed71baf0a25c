import { type ReactNode, useMemo } from 'react';
import type { IslandStrings, TextDeclaration, TextOf } from '../i18n/island-texts.ts';
import { createText } from '../i18n/text.ts';
import type { Locale } from '../routes/locales.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** What every island gets from its page. */
export interface IslandProps<Texts extends TextDeclaration> {
  locale: Locale;
  /** What the island declares that it says (`stringsFor`). */
  strings: IslandStrings<Texts>;
}

/** The frame of every island: hands its texts down as `t`, and stands in for it when it breaks. */
export function Island<Texts extends TextDeclaration>({
  locale,
  strings,
  children,
}: IslandProps<Texts> & { children(t: TextOf<Texts>): ReactNode }) {
  const t = useMemo(() => createText(locale, strings), [locale, strings]);
  return <CrashBoundary t={t}>{children(t)}</CrashBoundary>;
}
