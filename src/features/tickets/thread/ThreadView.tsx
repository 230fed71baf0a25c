import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as config from '../../../config.ts';
import type { Thread } from '../../../contract/tickets.ts';
import { formatDateTime } from '../../../core/time.ts';
import { Time } from '../../../ui/controls/Time.tsx';
import { LoadFailure } from '../../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TicketTag } from '../TicketTag.tsx';
import type { ThreadText } from '../texts.ts';
import { pollPauseMs, ticketStateName } from '../tickets.ts';
import { Messages } from './Messages.tsx';
import { SentNotice } from './SentNotice.tsx';
import type { ThreadModel } from './thread.ts';

interface ThreadViewProps {
  t: ThreadText;
  thread: ThreadModel;
  /** Shown between the title and the messages, together with them. */
  above?(thread: Thread): ReactNode;
  /** The reply form, shown together with the messages. */
  children: ReactNode;
}

/** An open ticket: title, state, messages, and new replies while it is read (docs/behaviour/tickets.md#thread). */
export function ThreadView({ t, thread, above, children }: ThreadViewProps) {
  const state = useStore(thread.$state);
  const newCount = useStore(thread.$newCount);
  const ref = useRef<HTMLDivElement>(null);
  const isLoading = state.kind === 'loading';
  const shown = state.kind === 'ready' ? state.value : undefined;
  useEffect(() => {
    void thread.load();
  }, [thread]);
  usePolling(thread, shown?.messages.length ?? 0);
  const title = shown?.title;
  useEffect(() => {
    if (title) document.title = `${title} – ${config.brand[t.locale]}`;
  }, [title, t.locale]);
  const showNew = () => {
    thread.showNew();
    const focusFirst = () => [...(ref.current?.querySelectorAll<HTMLElement>('.message') ?? [])].at(-newCount)?.focus();
    requestAnimationFrame(focusFirst);
  };
  return (
    <div ref={ref} className="stack">
      <div className="thread-head">
        <h1>{title ?? t('thread.title')}</h1>
        {shown && <ThreadFacts t={t} thread={shown} />}
      </div>
      <SentNotice t={t} isReady={!isLoading} />
      {isLoading && <Skeleton t={t} lines={3} isList />}
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void thread.load()} />}
      {shown && (
        <>
          {above?.(shown)}
          <Messages t={t} thread={shown} />
          {ticketStateName(shown.state) === 'closed' && <p className="soft">{t('thread.closed')}</p>}
          {children}
        </>
      )}
      <div className="news" role="status">
        {newCount > 0 && (
          <div className="news-pill">
            {t('thread.news', { count: newCount })}
            <button type="button" className="button slim" onClick={showNew}>
              {t('thread.show')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A ticket's state, and when it was opened. */
function ThreadFacts({ t, thread: { state, messages } }: { t: ThreadText; thread: Thread }) {
  const [first] = messages;
  return (
    <p className="row soft small">
      <TicketTag t={t} state={state} />
      {first && <Time seconds={first.date}>{formatDateTime(first.date)}</Time>}
    </p>
  );
}

/** The placeholder while it is not known which ticket is open; the same as while it loads. */
export function ThreadWaiting({ t }: { t: ThreadText }) {
  return (
    <div className="stack">
      <div className="thread-head">
        <h1>{t('thread.title')}</h1>
      </div>
      <Skeleton t={t} lines={3} isList />
    </div>
  );
}

/** Asks for replies while the page is visible: soon at first, and at once when the reader comes back to it. */
function usePolling(thread: ThreadModel, shownCount: number): void {
  useEffect(() => {
    if (shownCount === 0) return;
    let polls = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSeen = () => document.visibilityState === 'visible';
    const plan = (): void => {
      clearTimeout(timer);
      if (isSeen()) timer = setTimeout(poll, pollPauseMs(polls));
    };
    const poll = async (): Promise<void> => {
      polls += 1;
      await thread.poll();
      plan();
    };
    const turn = (): void => {
      if (isSeen()) polls = 0;
      if (isSeen()) void poll();
      else clearTimeout(timer);
    };
    plan();
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [thread, shownCount]);
}
