import { useRef } from 'react';
import type { Thread } from '#contract/tickets.ts';
import { languageOf } from '#core/text-language.ts';
import { formatDate, formatTime, isoTime } from '#core/time.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronLeft } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { useStuck } from '#ui/controls/use-stuck.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ThreadText } from '../ticket-texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import { isToday } from './thread.ts';

interface ThreadHeadProps {
  t: ThreadText;
  /** Undefined until the ticket has loaded. */
  thread: Thread | undefined;
  isLoading: boolean;
  /** The address of the list; guests have none. */
  listPath?: string;
}

/** A ticket's title, with its state and what happens next. It stays in view while the messages are scrolled. */
export function ThreadHead({ t, thread, isLoading, listPath }: ThreadHeadProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStuck(bar, 'start');
  return (
    <>
      {listPath && (
        <a className="go thread-back" href={listPath}>
          <Icon path={iconChevronLeft} />
          {t('title')}
        </a>
      )}
      <div ref={bar} className="thread-head">
        <h1 title={thread?.title} lang={thread && languageOf(thread.title)}>
          {thread?.title ?? t('thread.title')}
        </h1>
        {thread && <ThreadFacts t={t} thread={thread} />}
        {isLoading && <p className="thread-facts">{t('shared.loading')}</p>}
      </div>
    </>
  );
}

function ThreadFacts({ t, thread: { state, messages } }: { t: ThreadText; thread: Thread }) {
  const name = ticketStateName(state);
  return (
    <p className="thread-facts">
      <span className="tag" data-tone={ticketTone(state)}>
        {t(`state.${name}`, { state })}
      </span>
      {name === 'closed' && <span>{t('thread.closed')}</span>}
      {(name === 'waiting' || name === 'newReply') && (
        <Since
          t={t}
          name={name}
          date={messages.filter(({ isAgent }) => isAgent === (name === 'newReply')).at(-1)?.date}
        />
      )}
    </p>
  );
}

/** Since when a ticket has been in its state: the date of the newest message from the side that caused the state. */
function Since({ t, name, date }: { t: ThreadText; name: 'waiting' | 'newReply'; date: number | undefined }) {
  const moment = date && isoTime(date);
  if (!moment) return null;
  const isNew = isToday(date);
  // Without seconds, which the message itself shows.
  const time = isNew ? formatTime(date).slice(0, 5) : formatDate(date);
  // "Waiting" promises an answer within hours, so after a day the text only says "received".
  const words = name === 'waiting' && !isNew ? 'received' : name;
  return <time dateTime={moment}>{t(`thread.since.${words}`, { time })}</time>;
}

/** A ticket in the page itself, before it is known which. It looks the same as while the ticket loads. */
export function ThreadSkeleton({ t }: { t: ThreadText }) {
  return (
    <div className="thread">
      <ThreadHead t={t} thread={undefined} isLoading listPath={href('ticket', { locale: t.locale })} />
      <div className="thread-body">
        <Skeleton lines={3} isList />
      </div>
    </div>
  );
}
