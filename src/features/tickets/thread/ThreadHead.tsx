import { useRef } from 'react';
import type { Thread } from '#contract/tickets.ts';
import { languageOf } from '#core/text-language.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconChevronLeft } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { useStuck } from '#ui/controls/use-stuck.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ThreadText } from '../ticket-texts.ts';
import { ticketStateName, ticketTone } from '../tickets.ts';

interface ThreadHeadProps {
  t: ThreadText;
  /** Undefined until the ticket has loaded. */
  thread: Thread | undefined;
  isLoading: boolean;
  /** The address of the list. Guests have none. */
  listPath?: string;
}

/** A ticket's title and state. It stays in view while the messages are scrolled. */
export function ThreadHead({ t, thread, isLoading, listPath }: ThreadHeadProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStuck(bar, 'start');
  const name = thread && ticketStateName(thread.state);
  return (
    <div ref={bar} className="thread-head">
      {listPath && (
        <a className="round thread-back" href={listPath} aria-label={t('title')}>
          <Icon path={iconChevronLeft} />
        </a>
      )}
      <h1 title={thread?.title} lang={thread && languageOf(thread.title)}>
        {thread?.title ?? t('thread.title')}
      </h1>
      {thread && name && (
        <span className="tag" data-tone={ticketTone(thread.state)}>
          {t(`state.${name}`, { state: thread.state })}
        </span>
      )}
      {isLoading && <span className="soft small">{t('shared.loading')}</span>}
    </div>
  );
}

/** The ticket's place in the built page, before the ticket is known. It looks the same as while the ticket loads. */
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
