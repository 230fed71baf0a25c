import type { BuildText } from '../../i18n/server.ts';

/** What the operator has set about reports. */
interface Reporting {
  /** Where reports go, an address or a path of this host; undefined if none are sent. */
  reportsTo: string | undefined;
  visitDays: number;
}

/**
 * What the privacy policy says of reports, as paragraphs; nothing where none are sent (docs/behaviour/legal.md#reports). They are kept as
 * long as what servers note of visits.
 */
export function reportParagraphs(t: BuildText<'reports'>, { reportsTo, visitDays: count }: Reporting): string[] {
  if (!reportsTo) return [];
  const where = reportsTo.startsWith('/')
    ? t('own', { count })
    : t('elsewhere', { host: new URL(reportsTo).host, count });
  return [t('what'), t('not'), where, t('why')].map((text) => `<p>${text}</p>`);
}
