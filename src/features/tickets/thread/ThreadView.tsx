import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ServerRefusal } from '#api/failures.ts';
import { useTitle } from '#app/use-title.ts';
import type { Thread } from '#contract/tickets.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck } from '#icons/icons.ts';
import { takeNotice } from '#session/notice.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ThreadText } from '../ticket-texts.ts';
import { Messages } from './Messages.tsx';
import { Promised } from './Promised.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import type { ThreadModel } from './thread.ts';
import { useNewest } from './use-newest.ts';
import { usePolling } from './use-polling.ts';

/** The icon of an arrow downwards, which leads to the newest message, as path data. */
const ARROW_DOWN = 'M12 4.5v15M6 13.5l6 6 6-6';

interface ThreadViewProps {
  t: ThreadText;
  thread: ThreadModel;
  /**
   * The address of the list. Guests have none. For members this view is hidden while the ticket loads, because the page
   * then shows its own fallback.
   */
  listPath?: string;
  /** The likely reason why the server does not return the ticket. */
  cause: string;
  /** Links to what readers can do instead. */
  elsewhere: ReactNode;
  /** Shown below the title, together with the messages. */
  above?(thread: Thread): ReactNode;
  /** The reply form, shown together with the messages. `news` overlaps its upper edge. */
  children(news: ReactNode): ReactNode;
}

/**
 * An open ticket: title, state and messages. New replies appear while the ticket is open
 * (docs/behaviour/tickets.md#thread).
 */
export function ThreadView({ t, thread, listPath, cause, elsewhere, above, children }: ThreadViewProps) {
  const state = useStore(thread.$state);
  const ref = useRef<HTMLDivElement>(null);
  const shown = state.kind === 'ready' ? state.value : undefined;
  const isRefused = state.kind === 'failed' && state.failure instanceof ServerRefusal;
  useEffect(() => {
    void thread.load();
  }, [thread]);
  useSpaceAboveKeyboard();
  usePolling(thread, shown?.messages.length ?? 0);
  const newest = useNewest(ref, !above);
  const news = useNews(t, thread, newest, ref);
  useTitle(shown?.title);
  return (
    <div ref={ref} className="thread" hidden={!!listPath && state.kind === 'loading'}>
      {!isRefused && <ThreadHead t={t} thread={shown} isLoading={state.kind === 'loading'} listPath={listPath} />}
      {shown && above?.(shown)}
      <div className="thread-body">
        {state.kind === 'loading' && <Skeleton lines={3} isList />}
        {isRefused && (
          <LazyPart t={t} load={() => import('./NoTicket.tsx')} lines={3}>
            {({ NoTicket }) => (
              <NoTicket t={t} failure={state.failure} cause={cause}>
                {elsewhere}
              </NoTicket>
            )}
          </LazyPart>
        )}
        {state.kind === 'failed' && !isRefused && (
          <LoadFailure t={t} failure={state.failure} onRetry={() => void thread.load()} />
        )}
        {shown && <Messages t={t} thread={shown} />}
        {shown && <Promised t={t} thread={shown} />}
        <SentNotice t={t} isReady={state.kind !== 'loading'} />
      </div>
      {shown && children(news)}
    </div>
  );
}

/**
 * Says on the new ticket's page that the ticket was opened (docs/behaviour/tickets.md#create). The notice appears
 * together with the ticket, so nothing moves. Its live region exists before the notice, so that screen readers announce
 * it.
 */
function SentNotice({ t, isReady }: { t: ThreadText; isReady: boolean }) {
  const [isSent, setSent] = useState(false);
  useLayoutEffect(() => {
    if (isReady && takeNotice(['ticketSent'])) setSent(true);
  }, [isReady]);
  return (
    <div className="thread-said" role="status">
      {isSent && (
        <p className="notice">
          <Icon path={iconCheck} />
          {t('send.done')}
        </p>
      )}
    </div>
  );
}

/**
 * Shows new replies. Readers who are at the newest message see them at once. Readers who are further up get a button
 * that leads to the replies, so that nothing moves while they read (docs/behaviour/tickets.md#new-replies).
 */
function useNews(
  t: ThreadText,
  thread: ThreadModel,
  newest: ReturnType<typeof useNewest>,
  ref: RefObject<HTMLElement | null>,
): ReactNode {
  const newCount = useStore(thread.$newCount);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (newCount === 0 || !newest.isThere()) return;
    setArrived(newCount);
    thread.showNew();
  }, [newCount, newest, thread]);
  const show = () => {
    thread.showNew();
    // Wait for the next frame, when React has rendered the messages.
    requestAnimationFrame(() => {
      [...(ref.current?.querySelectorAll<HTMLElement>('.message') ?? [])].at(-newCount)?.focus({ preventScroll: true });
      newest.go();
    });
  };
  return (
    <div className="thread-news" role="status">
      {newCount > 0 ? (
        <button type="button" className="thread-news-pill" onClick={show}>
          {t('thread.news', { count: newCount })}
          <Icon path={ARROW_DOWN} />
        </button>
      ) : (
        arrived > 0 && <span className="visually-hidden">{t('thread.news', { count: arrived })}</span>
      )}
    </div>
  );
}

/**
 * Makes the keyboard shrink the page in browsers that support this. Otherwise the keyboard would cover the reply form.
 */
function useSpaceAboveKeyboard(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (meta && !meta.content.includes('interactive')) meta.content += ', interactive-widget=resizes-content';
  }, []);
}
