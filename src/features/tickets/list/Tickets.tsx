import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island, type IslandProps } from '../../../app/Island.tsx';
import { useModel } from '../../../app/use-model.ts';
import { rowKeys } from '../../../core/row-keys.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { iconChevronRight, iconPlus } from '../../../icons/icons.ts';
import { href } from '../../../routes/href.ts';
import { Pager } from '../../../ui/controls/Pager.tsx';
import { Time } from '../../../ui/controls/Time.tsx';
import { Empty } from '../../../ui/feedback/Empty.tsx';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ListedTicket } from '../seen.ts';
import type { ListText, listTexts } from '../texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import { createTickets } from './model.ts';
import './tickets.css';

/** The list of a member's tickets (docs/behaviour/tickets.md#list). */
export function Tickets(props: IslandProps<typeof listTexts>) {
  return <Island {...props}>{(t) => <TicketList t={t} />}</Island>;
}

function TicketList({ t }: { t: ListText }) {
  const model = useModel(createTickets, t.locale);
  const state = useStore(model.$state);
  const rows = useStore(model.$rows);
  const page = useStore(model.$page);
  useEffect(() => {
    void model.load();
  }, [model]);
  const keys = rowKeys(rows.map(({ id }) => id));
  const count = state.kind === 'ready' ? state.value.length : 0;
  return (
    <section className="tickets" aria-label={t('list.label')}>
      {state.kind === 'loading' && <Skeleton t={t} lines={5} isList />}
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />}
      {state.kind === 'ready' && count === 0 && (
        <Empty text={t('list.empty')} level={2}>
          <a className="button" href={href('ticketCreate', { locale: t.locale })}>
            <Icon path={iconPlus} />
            {t('open')}
          </a>
        </Empty>
      )}
      {rows.length > 0 && (
        <ul className="ticket-rows">
          {rows.map((row, place) => (
            <Row t={t} key={keys[place]} row={row} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="ticket-foot">
          <p className="soft small figures">{t('list.count', { count })}</p>
          <Pager t={t} rows={count} page={page} label={t('list.label')} onPage={model.goTo} />
        </div>
      )}
    </section>
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
