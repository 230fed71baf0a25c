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
  /** What the page shows until the island's content is there (`ui/feedback/Fallback.tsx`). */
  fallback?: ReactNode;
}

/** If reports are sent, they include crashed islands. */
const Boundary = SENDS_REPORTS ? WatchedBoundary : CrashBoundary;

/** The frame of every island: passes its texts as `t`, and shows a notice if the island crashes. */
export function Island<Texts extends TextDeclaration>({
  locale,
  strings,
  children,
}: IslandProps<Texts> & { children(t: TextOf<Texts>): ReactNode }) {
  const t = useMemo(() => createText(locale, strings), [locale, strings]);
  // A failure is ignored here: the first press fetches the code again and reports the failure.
  useEffect(() => void quietly(() => idle().then(prepareToSend)), []);
  return <Boundary t={t}>{children(t)}</Boundary>;
}
