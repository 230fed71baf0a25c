import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { TicketRow } from '../../../contract/tickets.ts';
import { rowKeys } from '../../../core/row-keys.ts';
import { formatDateTime } from '../../../core/time.ts';
import { Island, type IslandProps } from '../../../island/Island.tsx';
import { useModel } from '../../../island/use-model.ts';
import { href } from '../../../routes/href.ts';
import { Pager } from '../../../ui/controls/Pager.tsx';
import { Time } from '../../../ui/controls/Time.tsx';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconChevronRight } from '../../../ui/icon/icons.ts';
import { TicketTag } from '../TicketTag.tsx';
import type { ListText, listTexts } from '../texts.ts';
import { createTickets } from './model.ts';
import './tickets.css';

/** The list of a member's tickets (docs/behaviour/tickets.md#list). Its child is the picture for an empty list. */
export function Tickets({ children, ...props }: IslandProps<typeof listTexts> & { children?: ReactNode }) {
  return <Island {...props}>{(t) => <TicketList t={t} scene={children} />}</Island>;
}

function TicketList({ t, scene }: { t: ListText; scene: ReactNode }) {
  const model = useModel(createTickets, t.locale);
  const state = useStore(model.$state);
  const rows = useStore(model.$rows);
  const page = useStore(model.$page);
  useEffect(() => {
    void model.load();
  }, [model]);
  const keys = rowKeys(rows.map(({ id }) => id));
  const isEmpty = state.kind === 'ready' && state.value.length === 0;
  return (
    <section aria-label={t('list.label')}>
      {state.kind === 'loading' && <Skeleton t={t} lines={5} isList />}
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />}
      {/* Always rendered: a picture added later would be a string turned into markup, which Trusted Types block. */}
      <div className="tickets-empty" hidden={!isEmpty}>
        {scene}
        <h2>{t('list.emptyTitle')}</h2>
        <p className="soft">{t('list.emptyText')}</p>
      </div>
      {rows.length > 0 && (
        <ul className="ticket-rows">
          {rows.map((row, place) => (
            <Row t={t} key={keys[place]} row={row} />
          ))}
        </ul>
      )}
      {state.kind === 'ready' && (
        <Pager t={t} rows={state.value.length} page={page} label={t('list.label')} onPage={model.goTo} />
      )}
    </section>
  );
}

/** A row opens its thread wherever it is pressed: its link covers the whole row. */
function Row({ t, row }: { t: ListText; row: TicketRow }) {
  const date = formatDateTime(row.date);
  return (
    <li className="ticket-row">
      <div>
        <a href={href('ticketContent', { locale: t.locale, params: { id: String(row.id) } })}>{row.title}</a>
        <p className="soft small">
          {t('list.opened')} <Time seconds={row.date}>{date}</Time>
        </p>
      </div>
      <TicketTag t={t} state={row.state} />
      <Icon path={iconChevronRight} />
    </li>
  );
}
