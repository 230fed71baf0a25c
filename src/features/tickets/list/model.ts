import type { Dependencies } from '#app/dependencies.ts';
import { createLoad } from '#app/load.ts';
import { keepIdKind } from '#stores/ticket-id-kind.ts';
import { withSeen } from '../seen.ts';

/** The member's tickets (docs/behaviour/tickets.md#list). */
export function createTickets({ send }: Pick<Dependencies, 'send'>) {
  return createLoad(async () => {
    const rows = await send('ticket', {}, { overlay: false });
    keepIdKind(rows.map(({ id }) => id));
    return withSeen(rows);
  });
}
