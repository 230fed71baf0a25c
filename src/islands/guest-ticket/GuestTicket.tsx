import { useEffect, useState } from 'react';
import { type IslandProps, TextProvider } from '../../ui/TextProvider.tsx';
import { GuestCreate } from './GuestCreate.tsx';
import { GuestThread } from './GuestThread.tsx';
import './guest-ticket.css';

/** A guest's way to support: without a key a form, with one the ticket (spec §2, Guest page). */
export function GuestTicket({ siteVersion, ...props }: IslandProps & { siteVersion: string }) {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => setKey(new URLSearchParams(location.search).get('key')), []);
  return (
    <TextProvider {...props}>
      {key ? <GuestThread ticketKey={key} siteVersion={siteVersion} /> : <GuestCreate siteVersion={siteVersion} />}
    </TextProvider>
  );
}
