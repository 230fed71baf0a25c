import type { StateText } from './texts.ts';
import { ticketStateName, ticketTone } from './tickets.ts';

/** A ticket's state as a tag (docs/behaviour/tickets.md#states). */
export function TicketTag({ t, state }: { t: StateText; state: number }) {
  return (
    <span className="tag" data-tone={ticketTone(state)}>
      {t(`state.${ticketStateName(state)}`, { state })}
    </span>
  );
}
