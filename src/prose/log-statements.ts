import type { logs as configured, Logged, LogPeriod } from '../config.ts';

type Logs = typeof configured;
/** What says a fact, as texts at build do. */
type LogText = (key: `never.${Logged}` | `days.${Logged}`, values?: { count: number }) => string;

/** In the order of what customers fear most. */
const FACTS: readonly Logged[] = ['sites', 'dns', 'address', 'sessions', 'traffic'];

/**
 * What the operator says of logs (`logs` of `src/config.ts`), a paragraph for each fact; none for a fact that nothing is said of
 * (docs/behaviour/legal.md#logs).
 *
 * @example logParagraphs(t, { dns: 'never' }) // ['<p>We don’t record your DNS lookups …</p>']
 */
export function logParagraphs(t: LogText, logs: Logs): string[] {
  const said = FACTS.flatMap((fact): [Logged, LogPeriod][] => (logs[fact] ? [[fact, logs[fact]]] : []));
  return said.map(
    ([fact, kept]) => `<p>${kept === 'never' ? t(`never.${fact}`) : t(`days.${fact}`, { count: kept.days })}</p>`,
  );
}

/** May the landing page say it in a line? Only where neither what is visited nor what is looked up is ever recorded. */
export function recordsNoVisits({ sites, dns }: Logs): boolean {
  return sites === 'never' && dns === 'never';
}
