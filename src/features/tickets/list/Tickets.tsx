import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import type { ListText, listTexts } from '../texts.ts';
import { createTickets } from './model.ts';
import { TicketRows } from './TicketRows.tsx';
import './tickets.css';
import './panes.css';

/** The list of a member's tickets (docs/behaviour/tickets.md#list). */
export function Tickets({ fallback, ...props }: IslandProps<typeof listTexts>) {
  return <Island {...props}>{(t) => <TicketList t={t} fallback={fallback} />}</Island>;
}

function TicketList({ t, fallback }: { t: ListText; fallback: ReactNode }) {
  const model = useModel(createTickets, t.locale);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <section className="tickets" aria-label={t('list.label')}>
      {state.kind !== 'ready' && <Fallback isHidden={state.kind === 'failed'}>{fallback}</Fallback>}
      {state.kind === 'failed' && <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />}
      {state.kind === 'ready' && <TicketRows t={t} tickets={state.value} />}
    </section>
  );
}
