import { useSecond } from '#app/use-second.ts';
import * as config from '#config.ts';
import type { Thread } from '#contract/tickets.ts';
import { formatDate, formatTime } from '#core/time.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import type { ThreadText } from '../ticket-texts.ts';
import { ticketStateName } from '../tickets.ts';
import { awaitedAnswer, isToday } from './thread.ts';

/**
 * A timeline below the messages for customers who wait (docs/behaviour/tickets.md#thread). Its steps are: received,
 * answered by a certain time, answered. After that time it says that the answer is late, and what to do.
 */
export function Promised({ t, thread }: { t: ThreadText; thread: Thread }) {
  useSecond();
  if (ticketStateName(thread.state) === 'closed') return <p className="thread-line">{t('thread.closed')}</p>;
  const awaited = awaitedAnswer(thread, serverNowMs() / 1000);
  if (!awaited) return null;
  const { sent, due, isLate } = awaited;
  return (
    <div className="thread-line">
      <Timeline
        isSlim
        steps={[
          { name: t('thread.received'), state: 'done', note: <span className="figures">{momentOf(sent)}</span> },
          isLate
            ? {
                name: t('thread.overdue'),
                state: 'late',
                note: isToday(due) && t('thread.overdueBy', { time: momentOf(due) }),
              }
            : { name: t('thread.answering'), state: 'now', note: t('thread.answerBy', { time: momentOf(due) }) },
          { name: t('thread.answered') },
        ]}
      />
      {isLate && <p>{t('thread.late', { email: config.supportEmail })}</p>}
    </div>
  );
}

/** The time of day without seconds if the moment is today, or else the day. */
function momentOf(seconds: number): string {
  return isToday(seconds) ? formatTime(seconds).slice(0, 5) : formatDate(seconds);
}
