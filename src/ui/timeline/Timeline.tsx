import type { ReactNode } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconClose } from '#icons/icons.ts';
import './timeline.css?adopt';

/** A step of the timeline. */
export interface TimelineStep {
  name: ReactNode;
  /**
   * The state of the step. `done`: it is finished. `now`: it is waited for. `late`: it is waited for, and past its time.
   * `ended`: the wait ended here without success. Without a state, the step has not begun.
   */
  state?: 'done' | 'now' | 'late' | 'ended' | undefined;
  /** A fact about the step, such as its time. */
  note?: ReactNode;
}

const MARKS: Readonly<Partial<Record<NonNullable<TimelineStep['state']>, string>>> = {
  done: iconCheck,
  ended: iconClose,
};

/**
 * The steps of something that the visitor waits for, as a line of three: finished, current and next. Orders and tickets
 * both use it. On phones it is a column, unless it `isSlim`.
 */
export function Timeline({ steps, isSlim }: { steps: readonly TimelineStep[]; isSlim?: boolean }) {
  return (
    <ol className="timeline" data-slim={isSlim ? '' : undefined}>
      {steps.map(({ name, state, note }, place) => {
        const mark = state && MARKS[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
          <li key={place} data-state={state} aria-current={state === 'now' || state === 'late' ? 'step' : undefined}>
            <i>{mark && <Icon path={mark} />}</i>
            <div>
              <b>{name}</b>
              {note && <small>{note}</small>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
