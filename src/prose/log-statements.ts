import type { logs as configured, Logged, LogPeriod } from '#config.ts';

type Logs = typeof configured;
/** A text function for facts about logs. */
type LogText = (
  key: `never.${Logged}` | `days.${Logged}` | 'example',
  values?: { count: number } | { text: string },
) => string;

/** What customers fear most comes first. */
const FACTS: readonly Logged[] = ['sites', 'dns', 'address', 'sessions', 'traffic'];

/**
 * The operator's statements about logs (`logs` in `src/config.ts`), one paragraph per fact, marked if it is kept for
 * days. A fact that is not listed there gets none (docs/behaviour/legal.md#logs).
 *
 * @example logParagraphs(t, { dns: 'never' }) // ['<p>We don’t record your DNS lookups …</p>']
 */
export function logParagraphs(t: LogText, logs: Logs): string[] {
  const said = FACTS.flatMap((fact): [Logged, LogPeriod][] => (logs[fact] ? [[fact, logs[fact]]] : []));
  return said.map(([fact, kept]) =>
    kept === 'never' ? `<p>${t(`never.${fact}`)}</p>` : `<p data-kept>${t(`days.${fact}`, { count: kept.days })}</p>`,
  );
}

/** A text about the statements, marked if they are an example. */
export function marked(text: string, t: LogText, { isExample }: Logs): string {
  return isExample ? t('example', { text }) : text;
}

/** May the landing page say so in a line? Only if neither visited sites nor DNS lookups are ever logged. */
export function recordsNoVisits({ sites, dns }: Logs): boolean {
  return sites === 'never' && dns === 'never';
}
