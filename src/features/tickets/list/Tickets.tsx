import { Island, type IslandProps } from '#app/Island.tsx';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import type { listTexts } from '../ticket-texts.ts';
import { TicketRows } from './TicketRows.tsx';
import { createTickets } from './ticket-list.ts';
import './tickets.css';

/** The list of a member's tickets (docs/behaviour/tickets.md#list). */
export function Tickets({ fallback, ...props }: IslandProps<typeof listTexts>) {
  return (
    <Island {...props}>
      {(t) => (
        <section className="tickets" aria-label={t('list.label')}>
          <Loaded t={t} createModel={createTickets} fallback={fallback}>
            {(tickets) => <TicketRows t={t} tickets={tickets} />}
          </Loaded>
        </section>
      )}
    </Island>
  );
}
