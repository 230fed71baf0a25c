import { useSecond } from '#app/use-second.ts';
import * as config from '#config.ts';
import type { Thread } from '#contract/tickets.ts';
import { formatDate, formatTime, isoTime } from '#core/time.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { Timeline } from '#ui/timeline/Timeline.tsx';
import type { ThreadText } from '../ticket-texts.ts';
import { ticketStateName } from '../tickets.ts';
import { isToday } from './thread.ts';

/** The seconds within which the site promises an answer (`tickets.lede`). */
const ANSWER_SECONDS = 2 * 60 * 60;

/**
 * A timeline below the messages for customers who wait (docs/behaviour/tickets.md#thread). Its steps are: received,
 * answered by a certain time, answered. After that time it says that the answer is late, and what to do.
 */
export function Promised({ t, thread: { state, messages } }: { t: ThreadText; thread: Thread }) {
  useSecond();
  const name = ticketStateName(state);
  const sent = messages.filter(({ isAgent }) => !isAgent).at(-1)?.date;
  if (name === 'closed') return <p className="thread-line">{t('thread.closed')}</p>;
  if (name !== 'waiting' || !sent || !isoTime(sent)) return null;
  const due = sent + ANSWER_SECONDS;
  const isLate = serverNowMs() / 1000 > due;
  return (
    <div className="thread-line">
      <Timeline
        isSlim
        stations={[
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
