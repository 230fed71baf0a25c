import type { ReactNode } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconClose } from '#icons/icons.ts';
import './order.css?adopt';

/** A station on an order's way. */
export interface Station {
  name: string;
  /** `done`, the one that is waited for, or the one at which it ended; none yet. */
  state?: 'done' | 'now' | 'ended' | undefined;
  /** What is known of it, such as when. */
  note?: ReactNode;
}

const MARKS = { done: iconCheck, ended: iconClose } as const;

/** The way of an order: placed, paid, active. A row where there is room, else a column. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className="stations">
      {stations.map(({ name, state, note }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i className="dot">{state && state !== 'now' && <Icon path={MARKS[state]} />}</i>
          <div>
            <b>{name}</b>
            {note && <small>{note}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}
