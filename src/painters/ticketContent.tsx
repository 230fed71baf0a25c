import { ticketView } from '../contract/tickets.ts';
import type { threadTexts } from '../features/tickets/texts.ts';
import { ThreadView } from '../features/tickets/thread/ThreadView.tsx';
import { createThread } from '../features/tickets/thread/thread.ts';
import { createNewest } from '../features/tickets/thread/use-newest.ts';
import { href } from '../routes/href.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { type Painting, paint } from './paint.ts';

paint(
  ticketView,
  async ({ bean, t }: Painting<typeof ticketView, typeof threadTexts>) => {
    const thread = createThread(async () => bean);
    await thread.load();
    return (
      <ThreadView
        t={t}
        thread={thread}
        isHiddenAtFirst
        listPath={href('ticket', { locale: t.locale })}
        elsewhere={null}
      >
        {() => <Skeleton t={t} lines={1} />}
      </ThreadView>
    );
  },
  (place) => createNewest({ current: place }).go(),
);
