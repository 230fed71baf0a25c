import { useStore } from '@nanostores/react';
import { rowKeys } from '../../../core/row-keys.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { iconChevronRight, iconPlus } from '../../../icons/icons.ts';
import { href } from '../../../routes/href.ts';
import { Pager } from '../../../ui/controls/Pager.tsx';
import { Time } from '../../../ui/controls/Time.tsx';
import { Empty } from '../../../ui/feedback/Empty.tsx';
import type { ListedTicket } from '../seen.ts';
import type { ListText } from '../texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import type { TicketsModel } from './model.ts';

interface TicketRowsProps {
  t: ListText;
  model: TicketsModel;
  /** How many tickets there are. */
  count: number;
}

/** A page of the tickets. Also painted before React (`src/painters`). */
export function TicketRows({ t, model, count }: TicketRowsProps) {
  const rows = useStore(model.$rows);
  const page = useStore(model.$page);
  const keys = rowKeys(rows.map(({ id }) => id));
  if (count === 0) {
    return (
      <Empty text={t('list.empty')} level={2}>
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
          <Row t={t} key={keys[place]} row={row} />
        ))}
      </ul>
      <div className="ticket-foot">
        <p className="soft small figures">{t('list.count', { count })}</p>
        <Pager t={t} rows={count} page={page} label={t('list.label')} onPage={model.goTo} />
      </div>
    </>
  );
}

/** A row of the list. Its link covers the whole row, so a press anywhere opens the thread. */
function Row({ t, row: { id, title, state, date, seenDate, isUnread } }: { t: ListText; row: ListedTicket }) {
  const seconds = seenDate || date;
  return (
    <li className="ticket-row" data-unread={isUnread ? '' : undefined}>
      <div>
        <a href={href('ticketContent', { locale: t.locale, params: { id: String(id) } })}>{title}</a>
        <p className="ticket-facts">
          <strong data-tone={ticketTone(state)}>{t(`state.${ticketStateName(state)}`, { state })}</strong>
          {/* For a ticket that this device has not opened, only the date of its creation is known. */}
          <span>
            {!seenDate && `${t('list.opened')} `}
            <Time seconds={seconds} />
          </span>
        </p>
      </div>
      <Icon path={iconChevronRight} />
    </li>
  );
}
