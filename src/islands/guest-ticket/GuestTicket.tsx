import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fetchPart } from '../../stores/late.ts';
import { createLoad } from '../../stores/load.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type IslandProps, TextProvider } from '../../ui/TextProvider.tsx';
import { GuestCreate } from './GuestCreate.tsx';
import './guest-ticket.css';

/** A guest's way to support: without a key a form, with one the ticket (spec §2, Guest page). */
export function GuestTicket({ siteVersion, ...props }: IslandProps & { siteVersion: string }) {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => setKey(new URLSearchParams(location.search).get('key')), []);
  return (
    <TextProvider {...props}>
      {key ? <LateThread ticketKey={key} siteVersion={siteVersion} /> : <GuestCreate siteVersion={siteVersion} />}
    </TextProvider>
  );
}

/** The ticket's part comes for who has a key only: the others shall not wait for it. */
function LateThread(props: { ticketKey: string; siteVersion: string }) {
  const [part] = useState(() => createLoad(() => fetchPart(() => import('./GuestThread.tsx'))));
  const state = useStore(part.$state);
  useEffect(() => {
    void part.load();
  }, [part]);
  if (state.kind === 'loading') return <Skeleton lines={6} />;
  if (state.kind === 'failed') return <LoadFailure failure={state.failure} onRetry={() => void part.load()} />;
  const { GuestThread } = state.value;
  return <GuestThread {...props} />;
}
