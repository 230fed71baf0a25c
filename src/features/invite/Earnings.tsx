import type { Movement } from '../../contract/invite.ts';
import { formatUsd } from '../../core/money.ts';
import { AmountTable } from './AmountTable.tsx';
import { earningsByMonth } from './rebates.ts';
import type { InviteText } from './texts.ts';

/** More columns would be too narrow for a phone; the table has more months. */
const MONTHS_SHOWN = 12;
/** Height of the tallest column, in the chart's own units. */
const TALLEST = 100;

/** Earnings by month, as a chart and as a table (docs/behaviour/invite.md#earnings). */
export function Earnings({ t, rebates }: { t: InviteText; rebates: readonly Movement[] }) {
  const { months, earlierUsd } = earningsByMonth(rebates);
  if (months.length === 0) return null;
  const shown = months.slice(-MONTHS_SHOWN);
  const most = Math.max(...shown.map(({ usd }) => usd));
  const inWords =
    (options: Intl.DateTimeFormatOptions) =>
    ({ year, month }: { year: number; month: number }) =>
      new Intl.DateTimeFormat(t.tag, options).format(new Date(year, month - 1));
  const nameOf = inWords({ year: 'numeric', month: 'short' });
  const shortNameOf = inWords({ month: 'short' });
  const row = (name: string, usd: number) => ({ key: name, name, amount: formatUsd(usd, t.locale) });
  return (
    <section className="stack" aria-labelledby="earnings">
      <h2 id="earnings">{t('earnings.title')}</h2>
      <div className="invite-chart" aria-hidden="true">
        {shown.map((entry) => (
          <div key={nameOf(entry)}>
            <svg viewBox={`0 0 10 ${TALLEST}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={TALLEST - barHeight(entry.usd, most)}
                width="10"
                height={barHeight(entry.usd, most)}
                className="fill-sea"
              />
            </svg>
            <span>{shortNameOf(entry)}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>{t('earnings.asTable')}</summary>
        <AmountTable
          name={t('earnings.month')}
          amount={t('earnings.amount')}
          rows={[
            ...(earlierUsd > 0 ? [row(t('earnings.earlier'), earlierUsd)] : []),
            ...months.map((entry) => row(nameOf(entry), entry.usd)),
          ]}
        />
      </details>
    </section>
  );
}

/** A month without earnings still gets a thin line. */
function barHeight(usd: number, most: number): number {
  return most > 0 ? Math.max(1, Math.round((usd / most) * TALLEST)) : 1;
}
