import type { RefObject } from 'react';
import { usePage } from '#app/use-page.ts';
import type { Movement } from '#contract/invite.ts';
import { formatUsd } from '#core/money.ts';
import { pageSlice } from '#core/paging.ts';
import type { Tone } from '#core/state-names.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import { Time } from '#ui/controls/Time.tsx';
import '#styles/tag.css?adopt';
import type { InviteText } from './texts.ts';

interface MovementsProps {
  t: InviteText;
  name: 'rebates' | 'draws';
  movements: readonly Movement[];
  /** How many numbers the pager shows. */
  numbers: number;
  toneOf(state: number): Tone;
  labelOf(state: number): string;
  headRef?: RefObject<HTMLHeadingElement | null>;
}

/** Rebates or withdrawals, 5 a page (docs/behaviour/invite.md#promo-programme). */
export function Movements({ t, name, movements, numbers, toneOf, labelOf, headRef }: MovementsProps) {
  const [page, setPage] = usePage(name);
  return (
    <section className={name === 'draws' ? 'card' : undefined} aria-labelledby={name}>
      <h2 id={name} ref={headRef} tabIndex={-1}>
        {t(`${name}.title`)}
      </h2>
      {movements.length === 0 ? (
        <p className="soft">{t(`${name}.empty`)}</p>
      ) : (
        <div>
          <table className="table two-line">
            <thead>
              <tr>
                <th scope="col">{t('movement.date')}</th>
                <th scope="col" className="table-number">
                  {t('movement.amount')}
                </th>
                <th scope="col" className="table-number">
                  {t('movement.state')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pageSlice(movements, page).map(({ date, usd, state }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: movements carry no id, and two may be equal
                <tr key={`${index}-${date}`}>
                  <td className="two-side">
                    <Time seconds={date} />
                  </td>
                  <td className="two-main table-number" translate="no">
                    {formatUsd(usd, t.locale)}
                  </td>
                  <td className="two-end table-number">
                    <span className="tag" data-tone={toneOf(state)}>
                      {labelOf(state)}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager
            t={t}
            rows={movements.length}
            page={page}
            numbers={numbers}
            label={t(`${name}.title`)}
            onPage={setPage}
          />
        </div>
      )}
    </section>
  );
}
