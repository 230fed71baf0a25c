import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { createDependencies } from '#app/dependencies.ts';
import { Island, type IslandProps } from '#app/Island.tsx';
import { href } from '#routes/href.ts';
import { lastParameter } from '#routes/last-parameter.ts';
import type { Locale } from '#routes/locales.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { MemberThreadText, memberThreadTexts } from '../texts.ts';
import { createMemberThread, type MemberThread } from './model.ts';
import '../list/panes.css';
import './thread.css';
import { OtherTickets } from './OtherTickets.tsx';
import { ThreadView } from './ThreadView.tsx';
import type { ThreadModel } from './thread.ts';

/** What is known before the ticket's address is read. */
const $loading: ThreadModel['$state'] = atom({ kind: 'loading' });

interface TicketThreadProps extends IslandProps<typeof memberThreadTexts> {
  siteVersion: string;
}

/** A member's ticket (docs/behaviour/tickets.md#thread). One page serves all tickets; the id is in the address. */
export function TicketThread({ siteVersion, fallback, ...props }: TicketThreadProps) {
  return <Island {...props}>{(t) => <OpenTicket t={t} siteVersion={siteVersion} fallback={fallback} />}</Island>;
}

function OpenTicket({
  t,
  siteVersion,
  fallback,
}: { t: MemberThreadText } & Pick<TicketThreadProps, 'siteVersion' | 'fallback'>) {
  const { locale } = t;
  const listPath = href('ticket', { locale });
  const [ticket, setTicket] = useState<MemberThread & { id: string }>();
  const state = useStore(ticket?.thread.$state ?? $loading);
  useEffect(() => {
    const id = takeTicketId(locale);
    if (id) setTicket({ id, ...createMemberThread(createDependencies(locale), id) });
  }, [locale]);
  return (
    <div className="panes">
      <OtherTickets t={t} current={ticket?.id} isDue={state.kind !== 'loading'} />
      <div className="pane-thread">
        {state.kind !== 'ready' && <Fallback isHidden={state.kind === 'failed'}>{fallback}</Fallback>}
        {ticket && (
          <ThreadView
            t={t}
            thread={ticket.thread}
            listPath={listPath}
            elsewhere={
              <a className="button" href={listPath}>
                {t('back')}
              </a>
            }
          >
            {/* The ticket loads before the reply form, which has more code than the ticket's view. */}
            {(news) => (
              <LazyPart t={t} load={() => import('./MemberReply.tsx')} lines={1}>
                {({ MemberReply }) => (
                  <MemberReply t={t} id={ticket.id} ticket={ticket} siteVersion={siteVersion} news={news} />
                )}
              </LazyPart>
            )}
          </ThreadView>
        )}
      </div>
    </div>
  );
}

/**
 * The ticket's id from the address: from the path, or from `?id=` on a host without rewrites
 * (docs/behaviour/addresses.md#ticket-addresses). `?id=` is then replaced by the path, which is the address to share.
 * Without an id, leaves for the list.
 */
function takeTicketId(locale: Locale): string | undefined {
  const query = new URLSearchParams(location.search);
  const id = lastParameter('ticketContent', location.pathname) ?? query.get('id');
  if (!id) {
    location.replace(href('ticket', { locale }));
    return undefined;
  }
  if (query.has('id')) {
    history.replaceState(history.state, '', href('ticketContent', { locale, params: { id } }) + location.hash);
  }
  return id;
}
