import { ticketView } from '#contract/tickets.ts';
import { keepSeen } from '#features/tickets/list/ticket-list.ts';
import { ThreadView } from '#features/tickets/thread/ThreadView.tsx';
import { createThread } from '#features/tickets/thread/thread.ts';
import { createNewest } from '#features/tickets/thread/use-newest.ts';
import type { threadTexts } from '#features/tickets/ticket-texts.ts';
import { href } from '#routes/href.ts';
import { lastParameter } from '#routes/last-parameter.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { type FirstRender, renderFirst } from './render-first.ts';

renderFirst(
  ticketView,
  async ({ bean, t }: FirstRender<typeof ticketView, typeof threadTexts>) => {
    const thread = createThread(async () => bean);
    await thread.load();
    const id = lastParameter('ticketContent', location.pathname) ?? new URLSearchParams(location.search).get('id');
    // The member may read the ticket here and go back before React has loaded. So store now that it was seen.
    if (id) keepSeen(id, bean);
    return (
      <ThreadView t={t} thread={thread} listPath={href('ticket', { locale: t.locale })} cause="" elsewhere={null}>
        {() => <Skeleton t={t} lines={1} />}
      </ThreadView>
    );
  },
  (place) => createNewest({ current: place }).go(),
);
