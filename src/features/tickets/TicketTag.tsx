import type { StateText } from './texts.ts';
import { ticketStateName, ticketTone } from './tickets.ts';

/** A ticket's state as a tag (spec §4, Ticket state). */
export function TicketTag({ t, state }: { t: StateText; state: number }) {
  return (
    <span className="tag" data-tone={ticketTone(state)}>
      {t(`state.${ticketStateName(state)}`, { state })}
    </span>
  );
}
