import { atom, computed } from 'nanostores';
import type { Dependencies } from '../../../app/dependencies.ts';
import { createLoad } from '../../../app/load.ts';
import { clampPage, pageCount, pageSlice } from '../../../core/paging.ts';
import { keepIdKind } from '../../../stores/ticket-id-kind.ts';
import { withSeen } from '../seen.ts';

/** The member's tickets, 5 a page (docs/behaviour/tickets.md#list). */
export function createTickets({ send }: Pick<Dependencies, 'send'>) {
  const { $state, load } = createLoad(async () => {
    const rows = await send('ticket', {}, { overlay: false });
    keepIdKind(rows.map(({ id }) => id));
    return withSeen(rows);
  });
  const $wanted = atom(1);
  return {
    $state,
    load,
    /** The shown page. A page that no longer exists becomes the last one. */
    $page: computed([$state, $wanted], (state, wanted) =>
      state.kind === 'ready' ? clampPage(wanted, pageCount(state.value.length)) : 1,
    ),
    /** The rows of that page. */
    $rows: computed([$state, $wanted], (state, wanted) =>
      state.kind === 'ready' ? pageSlice(state.value, wanted) : [],
    ),
    goTo: (page: number) => $wanted.set(page),
  };
}

/** The list's model. */
export type TicketsModel = ReturnType<typeof createTickets>;
