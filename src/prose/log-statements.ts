import type { logs as configured, Logged, LogPeriod } from '#config.ts';

type Logs = typeof configured;
/** The text function for facts about logs. */
type LogText = (
  key: `never.${Logged}` | `days.${Logged}` | 'example',
  values?: { count: number } | { text: string },
) => string;

/** The order of the facts. The one that customers fear most comes first. */
const FACTS: readonly Logged[] = ['sites', 'dns', 'address', 'sessions', 'traffic'];

/**
 * Writes the operator's statements about logs (`logs` in `src/config.ts`), one paragraph per fact. A fact that is kept
 * for days is marked. A fact that is not listed there gets no paragraph (docs/behaviour/legal.md#logs).
 *
 * @example logParagraphs(t, { dns: 'never' }) // ['<p>We don’t record your DNS lookups …</p>']
 */
export function logParagraphs(t: LogText, logs: Logs): string[] {
  const said = FACTS.flatMap((fact): [Logged, LogPeriod][] => (logs[fact] ? [[fact, logs[fact]]] : []));
  return said.map(([fact, kept]) =>
    kept === 'never' ? `<p>${t(`never.${fact}`)}</p>` : `<p data-kept>${t(`days.${fact}`, { count: kept.days })}</p>`,
  );
}

/** Marks a text about the statements if they are an example. */
export function marked(text: string, t: LogText, { isExample }: Logs): string {
  return isExample ? t('example', { text }) : text;
}

/**
 * May the landing page say in one line that visits are not recorded? This needs visited sites and DNS lookups both never
 * to be logged.
 */
export function recordsNoVisits({ sites, dns }: Logs): boolean {
  return sites === 'never' && dns === 'never';
}
