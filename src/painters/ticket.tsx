import { ticket as call } from '../contract/tickets.ts';
import { createTickets } from '../features/tickets/list/model.ts';
import { TicketRows } from '../features/tickets/list/TicketRows.tsx';
import type { listTexts } from '../features/tickets/texts.ts';
import { type Painting, paint } from './paint.ts';

paint(call, async ({ bean, t, dependencies }: Painting<typeof call, typeof listTexts>) => {
  const model = createTickets(dependencies);
  await model.load();
  return <TicketRows t={t} model={model} count={bean.length} />;
});
