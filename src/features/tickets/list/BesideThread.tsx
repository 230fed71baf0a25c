import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useModel } from '#app/use-model.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MemberThreadText } from '../ticket-texts.ts';
import { TicketRows } from './TicketRows.tsx';
import { createTickets } from './ticket-list.ts';

interface BesideThreadProps {
  t: MemberThreadText;
  /** The id of the open ticket. */
  current?: string | undefined;
  /** The number of tickets to show, the newest first. All of them if undefined. */
  most?: number;
}

/**
 * The list of tickets beside an open ticket, which is marked in the list. The list is optional: if it cannot be loaded,
 * nothing shows in its place.
 */
export function BesideThread({ t, current, most }: BesideThreadProps) {
  const model = useModel(createTickets, t.locale);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <div className="tickets" data-short={most ? '' : undefined}>
      {state.kind === 'loading' && <Skeleton lines={5} isList />}
      {state.kind === 'ready' && (
        <TicketRows t={t} tickets={state.value.slice(0, most)} current={current} isShort={most !== undefined} />
      )}
    </div>
  );
}
