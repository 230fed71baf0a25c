import type { Movement } from '#contract/invite.ts';
import { formatUsd } from '#core/money.ts';
import { spaced } from '#core/spaced.ts';
import { InviteTable } from './InviteTable.tsx';
import type { InviteText } from './invite-texts.ts';
import { earningsByMonth, type MonthlyEarnings } from './rebates.ts';

/** The months shown at first. A press shows the earlier ones. */
const MONTHS_SHOWN = 12;

/** Earnings by month, the latest first: a table that is also a bar chart (docs/behaviour/invite.md#earnings). */
export function Earnings({ t, rebates }: { t: InviteText; rebates: readonly Movement[] }) {
  const { months, earlierUsd } = earningsByMonth(rebates);
  if (months.length === 0) return null;
  const latest = [...months].reverse();
  const shown = latest.slice(0, MONTHS_SHOWN);
  const before = latest.slice(MONTHS_SHOWN);
  const most = Math.max(...shown.map(({ usd }) => usd));
  const names = new Intl.DateTimeFormat(t.tag, { year: 'numeric', month: 'short' });
  const nameOf = ({ year, month }: MonthlyEarnings) => spaced(names.format(new Date(year, month - 1)));
  return (
    <section className="card" aria-labelledby="earnings">
      <h2 id="earnings">{t('earnings.title')}</h2>
      <table className="invite-chart">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('earnings.month')}</th>
            <th scope="col">{t('earnings.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={nameOf(entry)}>
              <th scope="row">{nameOf(entry)}</th>
              <td>
                <progress value={entry.usd} max={most || 1} aria-hidden="true" />
                <span className="figures" translate="no">
                  {formatUsd(entry.usd, t.locale)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {before.length > 0 && (
        <details>
          <summary>{t('earnings.more')}</summary>
          <InviteTable
            look="table"
            heads={[[t('earnings.month')], [t('earnings.amount'), 'table-number']]}
            rows={[
              ...before.map((entry) => ({ name: nameOf(entry), usd: entry.usd })),
              ...(earlierUsd > 0 ? [{ name: t('earnings.earlier'), usd: earlierUsd }] : []),
            ]}
          >
            {({ name, usd }) => (
              <>
                <th scope="row">{name}</th>
                <td className="table-number" translate="no">
                  {formatUsd(usd, t.locale)}
                </td>
              </>
            )}
          </InviteTable>
        </details>
      )}
    </section>
  );
}
