import { usePage } from '#app/use-page.ts';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { languageOf } from '#core/text-language.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronRight, iconPlus } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import picture from '#ui/art/empty-tickets.svg?url&no-inline';
import { Pager } from '#ui/controls/Pager.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { ListText } from '../ticket-texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import type { ListedTicket } from './ticket-list.ts';

interface TicketRowsProps {
  t: ListText;
  tickets: readonly ListedTicket[];
  /** The id of the ticket that is open beside the list. */
  current?: string;
}

/** A page of the tickets. Also painted before React (`src/painters`). */
export function TicketRows({ t, tickets, current }: TicketRowsProps) {
  const [page, turnTo] = usePage();
  const rows = pageSlice(tickets, page);
  const keys = rowKeys(rows.map(({ id }) => id));
  if (tickets.length === 0) {
    return (
      <Empty picture={picture} text={t('list.empty')} level={2}>
        <a className="button" href={href('ticketCreate', { locale: t.locale })}>
          <Icon path={iconPlus} />
          {t('open')}
        </a>
      </Empty>
    );
  }
  return (
    <>
      <ul className="ticket-rows">
        {rows.map((row, place) => (
          <Row t={t} key={keys[place]} row={row} isCurrent={String(row.id) === current} />
        ))}
      </ul>
      <div className="ticket-foot">
        <p className="soft small figures">{t('list.count', { count: tickets.length })}</p>
        <Pager t={t} rows={tickets.length} page={page} label={t('list.pages')} onPage={turnTo} />
      </div>
    </>
  );
}

/** A row of the list. Its link covers the whole row, so a press anywhere opens the thread. */
function Row({ t, row, isCurrent }: { t: ListText; row: ListedTicket; isCurrent: boolean }) {
  const { id, title, state, date, seenDate, isFromAgent, isUnread } = row;
  return (
    <li className="ticket-row" data-unread={isUnread ? '' : undefined}>
      <div>
        <a
          href={href('ticketContent', { locale: t.locale, params: { id: String(id) } })}
          lang={languageOf(title)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
        </a>
        <p className="ticket-facts">
          <strong data-tone={ticketTone(state)}>{t(`state.${ticketStateName(state)}`, { state })}</strong>
          {/* Whose time it is. Of a ticket that this device has not opened, only that of its creation is known. */}
          <span>
            {seenDate ? t(isFromAgent ? 'list.ours' : 'list.yours') : t('list.opened')}{' '}
            <Time seconds={seenDate || date} />
          </span>
        </p>
      </div>
      <Icon path={iconChevronRight} />
    </li>
  );
}
