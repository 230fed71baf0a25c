import { ticket as call } from '#contract/tickets.ts';
import { TicketRows } from '#features/tickets/list/TicketRows.tsx';
import { createTickets } from '#features/tickets/list/ticket-list.ts';
import type { listTexts } from '#features/tickets/ticket-texts.ts';
import { type FirstRender, renderFirst } from './render-first.ts';

renderFirst(call, async ({ t, dependencies }: FirstRender<typeof call, typeof listTexts>) => {
  const { $state, load } = createTickets(dependencies);
  await load();
  const state = $state.get();
  return state.kind === 'ready' && <TicketRows t={t} tickets={state.value} />;
});
