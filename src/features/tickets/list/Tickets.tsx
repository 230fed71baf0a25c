import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { TicketRow } from '../../../contract/tickets.ts';
import { formatDateTime } from '../../../core/time.ts';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { href } from '../../../routes/href.ts';
import { Pager } from '../../../ui/controls/Pager.tsx';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconChevronRight } from '../../../ui/icon/icons.ts';
import { type IslandProps, TextProvider, useText } from '../../../ui/island/TextProvider.tsx';
import { useModel } from '../../../ui/island/use-model.ts';
import { TicketTag } from '../TicketTag.tsx';
import { createTickets } from './model.ts';
import './tickets.css';

/** The list of a member's tickets (spec §2, Tickets). Its child is the picture for an empty list. */
export function Tickets({ children, ...props }: IslandProps & { children?: ReactNode }) {
  return (
    <TextProvider {...props}>
      <TicketList scene={children} />
    </TextProvider>
  );
}

function TicketList({ scene }: { scene: ReactNode }) {
  const t = useText<IslandKey<'tickets'>>();
  const model = useModel(createTickets);
  const state = useStore(model.$state);
  const rows = useStore(model.$rows);
  const page = useStore(model.$page);
  useEffect(() => {
    void model.load();
  }, [model]);
  const isEmpty = state.kind === 'ready' && state.value.length === 0;
  return (
    <section aria-label={t('list.label')}>
      {state.kind === 'loading' && <Skeleton lines={5} />}
      {state.kind === 'failed' && <LoadFailure failure={state.failure} onRetry={() => void model.load()} />}
      {/* Always there, as a picture that comes later would be blocked as a string that becomes markup (Trusted Types). */}
      <div className="tickets-empty" hidden={!isEmpty}>
        {scene}
        <h2>{t('list.emptyTitle')}</h2>
        <p className="soft">{t('list.emptyText')}</p>
      </div>
      {rows.length > 0 && (
        <ul className="ticket-rows">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {state.kind === 'ready' && (
        <Pager rows={state.value.length} page={page} label={t('list.label')} onPage={model.goTo} />
      )}
    </section>
  );
}

/** A row opens its thread wherever it is pressed: its link covers it all. */
function Row({ row }: { row: TicketRow }) {
  const t = useText<IslandKey<'tickets'>>();
  const date = formatDateTime(row.date);
  return (
    <li className="ticket-row">
      <div>
        <a href={href('ticketContent', { locale: t.locale, params: { id: row.id } })}>{row.title}</a>
        <p className="soft small">
          {t('list.opened')} <time dateTime={new Date(row.date * 1000).toISOString()}>{date}</time>
        </p>
      </div>
      <TicketTag state={row.state} />
      <Icon path={iconChevronRight} />
    </li>
  );
}
