import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { linkKey } from '#domain/link-key.ts';
import { QUERY_CHARACTERS } from '#session/guard.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { guestTexts } from '../ticket-texts.ts';
import { GuestCreate } from './GuestCreate.tsx';
import './guest-ticket.css';

/** The support page for guests: the form, or the ticket if the address has a key (docs/behaviour/tickets.md#guests). */
export function GuestTicket(props: IslandProps<typeof guestTexts>) {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('key') ?? '';
    setKey(linkKey(given.slice(0, QUERY_CHARACTERS)) || null);
  }, []);
  return (
    <Island {...props}>
      {(t) =>
        key ? (
          <LazyPart t={t} load={() => import('./GuestThread.tsx')} lines={6}>
            {({ GuestThread }) => <GuestThread t={t} ticketKey={key} />}
          </LazyPart>
        ) : (
          <GuestCreate t={t} />
        )
      }
    </Island>
  );
}
