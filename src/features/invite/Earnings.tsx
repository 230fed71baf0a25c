import type { Movement } from '#contract/invite.ts';
import { spaced } from '#core/spaced.ts';
import { formatUsd } from '#domain/money.ts';
import type { InviteText } from './invite-texts.ts';
import { earningsByMonth } from './rebates.ts';

/** The number of months shown at first. A press shows the earlier ones. */
const MONTHS_SHOWN = 12;

/** Earnings by month, the latest first: a table that is also a bar chart (docs/behaviour/invite.md#earnings). */
export function Earnings({ t, rebates }: { t: InviteText; rebates: readonly Movement[] }) {
  const { months, earlierUsd } = earningsByMonth(rebates);
  if (months.length === 0) return null;
  const names = new Intl.DateTimeFormat(t.tag, { year: 'numeric', month: 'short' });
  const rows = months.map(({ year, month, usd }) => ({ name: spaced(names.format(new Date(year, month - 1))), usd }));
  rows.reverse();
  if (earlierUsd > 0) rows.push({ name: t('earnings.earlier'), usd: earlierUsd });
  const shown = rows.slice(0, MONTHS_SHOWN);
  const before = rows.slice(MONTHS_SHOWN);
  const most = Math.max(...shown.map(({ usd }) => usd));
  const line = ({ name, usd }: (typeof rows)[number]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td className="figures" translate="no">
        {formatUsd(usd, t.locale)}
        {rows.length > 1 && <progress value={usd} max={most || 1} aria-hidden="true" />}
      </td>
    </tr>
  );
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
        <tbody>{shown.map(line)}</tbody>
      </table>
      {before.length > 0 && (
        <details>
          <summary>{t('earnings.more')}</summary>
          <table className="invite-chart" aria-label={t('earnings.more')}>
            <tbody>{before.map(line)}</tbody>
          </table>
        </details>
      )}
    </section>
  );
}
