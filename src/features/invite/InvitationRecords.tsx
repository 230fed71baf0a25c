import { usePage } from '#app/use-page.ts';
import type { ShareData } from '#contract/invite.ts';
import { InvitationStatus } from '#contract/values/invite.ts';
import { pageSlice } from '#core/paging.ts';
import { stateName } from '#core/state-names.ts';
import { Pager } from '#ui/controls/Pager.tsx';
import { Time } from '#ui/controls/Time.tsx';
import '#styles/tag.css?adopt';
import { invitationTone } from './rebates.ts';
import type { InviteText } from './texts.ts';

/** Who was invited and with what result, 5 a page (docs/behaviour/invite.md#share-programme). */
export function InvitationRecords({ t, record }: { t: InviteText; record: ShareData['record'] }) {
  const [page, setPage] = usePage();
  return (
    <section aria-labelledby="records">
      <h2 id="records">{t('record.title')}</h2>
      {record.length === 0 ? (
        <p className="soft">{t('record.empty')}</p>
      ) : (
        <div>
          <table className="table two-line">
            <thead>
              <tr>
                <th scope="col">{t('record.name')}</th>
                <th scope="col">{t('record.date')}</th>
                <th scope="col">{t('record.status')}</th>
                <th scope="col" className="table-number">
                  {t('record.reward')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pageSlice(record, page).map(({ name, date, status, reward }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two friends may be masked to the same name
                <tr key={`${index}-${name}-${date}`}>
                  <th scope="row" className="two-main">
                    {name}
                  </th>
                  <td className="two-side">
                    <Time seconds={date} />
                  </td>
                  <td className="two-mark">
                    <span className="tag" data-tone={invitationTone(status)}>
                      {t(`record.state.${stateName(InvitationStatus, status)}`, { state: status })}
                    </span>
                  </td>
                  <td className="two-top table-number">{reward ? t('days', { count: reward }) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager t={t} rows={record.length} page={page} label={t('record.title')} onPage={setPage} />
        </div>
      )}
    </section>
  );
}
