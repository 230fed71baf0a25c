import { useEffect, useState } from 'react';
import { LatePart } from '../../../ui/feedback/LatePart.tsx';
import { type IslandProps, TextProvider } from '../../../ui/island/TextProvider.tsx';
import { GuestCreate } from './GuestCreate.tsx';
import './guest-ticket.css';

/** A guest's way to support: without a key a form, with one the ticket (spec §2, Guest page). */
export function GuestTicket({ siteVersion, ...props }: IslandProps & { siteVersion: string }) {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => setKey(new URLSearchParams(location.search).get('key')), []);
  return (
    <TextProvider {...props}>
      {key ? (
        <LatePart load={() => import('./GuestThread.tsx')} lines={6}>
          {({ GuestThread }) => <GuestThread ticketKey={key} siteVersion={siteVersion} />}
        </LatePart>
      ) : (
        <GuestCreate siteVersion={siteVersion} />
      )}
    </TextProvider>
  );
}
