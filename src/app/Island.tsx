import { type ReactNode, useEffect, useMemo } from 'react';
import type { IslandStrings, TextDeclaration, TextOf } from '../i18n/island-texts.ts';
import { createText } from '../i18n/text.ts';
import type { Locale } from '../routes/locales.ts';
import { quietly } from '../stores/submit.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { idle } from './idle.ts';
import { prepareToSend } from './send.ts';
import { WatchedBoundary } from './WatchedBoundary.tsx';

/** What every island gets from its page. */
export interface IslandProps<Texts extends TextDeclaration> {
  locale: Locale;
  /** The texts that the island declares (`stringsFor`). */
  strings: IslandStrings<Texts>;
}

/** Where reports are sent, they tell of islands that crash. */
const Boundary = SENDS_REPORTS ? WatchedBoundary : CrashBoundary;

/** The frame of every island: passes its texts down as `t`, and shows a notice in its place if it crashes. */
export function Island<Texts extends TextDeclaration>({
  locale,
  strings,
  children,
}: IslandProps<Texts> & { children(t: TextOf<Texts>): ReactNode }) {
  const t = useMemo(() => createText(locale, strings), [locale, strings]);
  // What does not come now is asked for again by the first press, which also says so.
  useEffect(() => void quietly(() => idle().then(prepareToSend)), []);
  return <Boundary t={t}>{children(t)}</Boundary>;
}
