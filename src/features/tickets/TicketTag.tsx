import type { IslandKey } from '../../i18n/namespaces.ts';
import { useText } from '../../ui/island/TextProvider.tsx';
import { ticketStateName, ticketTone } from './tickets.ts';

/** A ticket's state as a tag (spec §4, Ticket state). */
export function TicketTag({ state }: { state: number }) {
  const t = useText<IslandKey<'tickets'>>();
  return (
    <span className="tag" data-tone={ticketTone(state)}>
      {t(`state.${ticketStateName(state)}`, { state })}
    </span>
  );
}
