import { type ReactNode, use, useEffect, useMemo } from 'react';
import type { IslandStrings, TextDeclaration, TextOf } from '#i18n/island-texts.ts';
import { createText } from '#i18n/text.ts';
import { pageData } from '#protocol.ts';
import type { Locale } from '#routes/locales.ts';
import { quietly } from '#stores/action-state.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { followForeignChanges } from './foreign-changes.ts';
import { idle } from './idle.ts';
import { prepareToSend } from './send-call.ts';

/** The props that every island gets from its page. */
export interface IslandProps<Texts extends TextDeclaration> {
  locale: Locale;
  /** The texts that the island declares (`stringsFor`). */
  strings: IslandStrings<Texts>;
  /** The placeholder that the page shows until the island's content is there (`ui/feedback/Fallback.tsx`). */
  fallback?: ReactNode;
}

if (typeof document !== 'undefined') followForeignChanges();

/**
 * Islands wait for the guard. They must know the visitor, and must do nothing on a page that the guard is about to leave.
 */
const admission = globalThis.admission && pageData().guard ? globalThis.admission : undefined;

/** The frame of every island. It passes the island's texts as `t`, and shows a notice if the island crashes. */
export function Island<Texts extends TextDeclaration>({
  locale,
  strings,
  children,
}: IslandProps<Texts> & { children(t: TextOf<Texts>): ReactNode }) {
  if (admission) use(admission);
  const t = useMemo(() => createText(locale, strings), [locale, strings]);
  // Ignore a failure here: the first press fetches the code again and reports the failure.
  useEffect(() => void quietly(() => idle().then(prepareToSend)), []);
  return <CrashBoundary t={t}>{children(t)}</CrashBoundary>;
}
