import type { BuildText } from '../../i18n/server.ts';

/** The operator's settings for the reports that pages send about themselves. */
interface Reporting {
  /** Where reports are sent: an address or a path on this host; undefined if none are sent. */
  reportsTo: string | undefined;
  visitDays: number;
}

/**
 * What the privacy policy says about reports, as paragraphs of HTML; empty if none are sent
 * (docs/behaviour/legal.md#reports). Reports are kept as long as the servers' visit logs.
 */
export function reportParagraphs(t: BuildText<'reports'>, { reportsTo, visitDays: count }: Reporting): string[] {
  if (!reportsTo) return [];
  const where = reportsTo.startsWith('/')
    ? t('own', { count })
    : t('elsewhere', { host: new URL(reportsTo).host, count });
  return [t('what'), t('not'), where, t('why')].map((text) => `<p>${text}</p>`);
}
