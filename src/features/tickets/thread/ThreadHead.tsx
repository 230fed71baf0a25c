import type { Thread } from '../../../contract/tickets.ts';
import { formatDate, formatTime, isoTime } from '../../../core/time.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { iconChevronLeft } from '../../../icons/icons.ts';
import type { ThreadText } from '../texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';
import { isToday } from './is-today.ts';

interface ThreadHeadProps {
  t: ThreadText;
  /** Undefined until the ticket has come. */
  thread: Thread | undefined;
  isLoading: boolean;
  /** Where the list is, for those who have one. */
  listPath?: string;
}

/** A ticket's title in one line; under it its state, and what happens next. It stays in view while the messages are scrolled. */
export function ThreadHead({ t, thread, isLoading, listPath }: ThreadHeadProps) {
  return (
    <div className="thread-head">
      {listPath && (
        <a className="thread-back" href={listPath} aria-label={t('back')}>
          <Icon path={iconChevronLeft} />
        </a>
      )}
      <div className="thread-title">
        <h1 title={thread?.title}>{thread?.title ?? t('thread.title')}</h1>
        {thread && <ThreadFacts t={t} thread={thread} />}
        {isLoading && <p className="thread-facts">{t('shared.loading')}</p>}
      </div>
    </div>
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
        <Since t={t} name={name} date={messages.findLast(({ isAgent }) => isAgent === (name === 'newReply'))?.date} />
      )}
    </p>
  );
}

/** Since when a ticket has been in its state: by its newest message from whoever brought it there. */
function Since({ t, name, date }: { t: ThreadText; name: 'waiting' | 'newReply'; date: number | undefined }) {
  const moment = date && isoTime(date);
  if (!moment) return null;
  const isNew = isToday(date);
  // The message itself has the seconds.
  const time = isNew ? formatTime(date).slice(0, 5) : formatDate(date);
  // What usually happens within hours is no news after a day.
  const words = name === 'waiting' && !isNew ? 'received' : name;
  return <time dateTime={moment}>{t(`thread.since.${words}`, { time })}</time>;
}
