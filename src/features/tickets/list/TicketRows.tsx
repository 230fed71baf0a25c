import { usePage } from '#app/use-page.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { pageSlice, rowKeys } from '#core/paging.ts';
import { languageOf } from '#core/text-language.ts';
import { formatDate, formatDateTime, isoTime } from '#core/time.ts';
import { href } from '#routes/href.ts';
import { secondMs } from '#stores/second.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import picture from '#ui/art/empty-tickets.svg?url&no-inline';
import { Pager } from '#ui/controls/Pager.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { ListText } from '../ticket-texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import { formatAgo } from './ago.ts';
import { type ListedTicket, latenessOf } from './ticket-list.ts';

interface TicketRowsProps {
  t: ListText;
  tickets: readonly ListedTicket[];
  /** The id of the ticket that is open beside the list. */
  current?: string | undefined;
  /** True if the list shows only some of the tickets. It then has no count and no pager. */
  isShort?: boolean;
}

/** One page of the tickets. `src/first-render` also renders it, before React has loaded. */
export function TicketRows({ t, tickets, current, isShort }: TicketRowsProps) {
  const [page, turnTo] = usePage();
  const rows = pageSlice(tickets, page);
  const keys = rowKeys(rows.map(({ id }) => id));
  const now = serverNowMs() / 1000;
  if (tickets.length === 0) {
    return (
      <Empty picture={picture} text={t('list.empty')} level={2}>
        <p>{t('list.emptyText')}</p>
        <a className="button" href={href('ticketCreate', { locale: t.locale })}>
          {t('open')}
        </a>
      </Empty>
    );
  }
  return (
    <>
      {/* With this mark, `tickets.css` replaces the page's promise. It counts tickets on all pages of the list. */}
      <ul className="list" data-late={tickets.some((ticket) => latenessOf(ticket, now)) ? '' : undefined}>
        {rows.map((row, place) => (
          <Row t={t} key={keys[place]} row={row} now={now} isCurrent={String(row.id) === current} />
        ))}
      </ul>
      {!isShort && (
        <div className="ticket-foot">
          <p className="soft small figures">{t('list.count', { count: tickets.length })}</p>
          <Pager t={t} rows={tickets.length} page={page} label={t('list.pages')} onPage={turnTo} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  t: ListText;
  row: ListedTicket;
  /** The server's time, in seconds since the epoch. */
  now: number;
  isCurrent: boolean;
}

function Row({ t, row, now, isCurrent }: RowProps) {
  const { id, title, state, date, seenDate, isFromAgent, isUnread } = row;
  const moment = seenDate || date;
  // Says who wrote last. If this device has not opened the ticket, it knows only when the ticket was created.
  const whose = seenDate ? t(isFromAgent ? 'list.ours' : 'list.yours') : t('list.opened');
  const when = formatAgo(moment, secondMs() / 1000, document.documentElement.lang) ?? formatDate(moment);
  // The open ticket says itself whether it is late, and a reply changes that while this list stays as it is.
  const isLate = !isCurrent && latenessOf(row, now) === 'late';
  return (
    <li data-unread={isUnread ? '' : undefined}>
      <a
        className="item ticket-row"
        href={href('ticketContent', { locale: t.locale, params: { id: String(id) } })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className="body">
          <b lang={languageOf(title)}>{title}</b>
          <span className="ln second">
            <span>
              {whose + spaceBetween(whose, when)}
              <time dateTime={isoTime(moment)} title={formatDateTime(moment)}>
                {when}
              </time>
            </span>
            <span className="tag" data-tone={isLate ? 'danger' : ticketTone(state)}>
              {isLate ? t('state.late') : t(`state.${ticketStateName(state)}`, { state })}
            </span>
          </span>
        </span>
      </a>
    </li>
  );
}
