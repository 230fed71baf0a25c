import type { ReactNode } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useLoadedModel } from '#app/use-model.ts';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import type { ListText, listTexts } from '../ticket-texts.ts';
import { TicketRows } from './TicketRows.tsx';
import { createTickets } from './ticket-list.ts';
import './tickets.css';
import './panes.css';

/** The list of a member's tickets (docs/behaviour/tickets.md#list). */
export function Tickets({ fallback, ...props }: IslandProps<typeof listTexts>) {
  return <Island {...props}>{(t) => <TicketList t={t} fallback={fallback} />}</Island>;
}

function TicketList({ t, fallback }: { t: ListText; fallback: ReactNode }) {
  const [model, state] = useLoadedModel(createTickets, t.locale);
  return (
    <section className="tickets" aria-label={t('list.label')}>
      <Loaded t={t} state={state} fallback={fallback} onRetry={() => void model.load()}>
        {(tickets) => <TicketRows t={t} tickets={tickets} />}
      </Loaded>
    </section>
  );
}
