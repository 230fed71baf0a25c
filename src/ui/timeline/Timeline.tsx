import type { ReactNode } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconClose } from '#icons/icons.ts';
import './timeline.css?adopt';

/** A station of what is waited for. */
export interface Station {
  name: ReactNode;
  /** `done`, the one that is waited for, past its time (`late`), or the one at which it ended; none yet. */
  state?: 'done' | 'now' | 'late' | 'ended' | undefined;
  /** What is known of it, such as when. */
  note?: ReactNode;
}

const MARKS: Readonly<Partial<Record<NonNullable<Station['state']>, string>>> = { done: iconCheck, ended: iconClose };

/**
 * What is waited for, as three stations on a line: done with its time, now with the sun, then next. Whatever waits on this
 * site waits so: an order, a ticket. A column on phones, unless it `isSlim`.
 */
export function Timeline({ stations, isSlim }: { stations: readonly Station[]; isSlim?: boolean }) {
  return (
    <ol className="timeline" data-slim={isSlim ? '' : undefined}>
      {stations.map(({ name, state, note }, place) => {
        const mark = state && MARKS[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stations never change places
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
