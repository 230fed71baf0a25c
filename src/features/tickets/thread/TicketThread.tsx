import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, useEffect, useState } from 'react';
import { createDependencies } from '#app/dependencies.ts';
import { Island, type IslandProps } from '#app/Island.tsx';
import { Icon } from '#icons/Icon.tsx';
import { iconPlus } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { lastParameter } from '#routes/last-parameter.ts';
import type { Locale } from '#routes/locales.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MemberThreadText, memberThreadTexts } from '../ticket-texts.ts';
import '#styles/tag.css';
import './reply-bar.css';
import './thread.css';
import { ThreadView } from './ThreadView.tsx';
import { createMemberThread, type MemberThread, type ThreadModel } from './thread.ts';

/** The state until the ticket's address has been read. */
const $loading: ThreadModel['$state'] = atom({ kind: 'loading' });

/** A member's ticket (docs/behaviour/tickets.md#thread). One page serves all tickets, and the address has the id. */
export function TicketThread({ fallback, ...props }: IslandProps<typeof memberThreadTexts>) {
  return <Island {...props}>{(t) => <OpenTicket t={t} fallback={fallback} />}</Island>;
}

function OpenTicket({ t, fallback }: { t: MemberThreadText; fallback: ReactNode }) {
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
      <div className="pane-thread">
        {state.kind !== 'ready' && <Fallback isHidden={state.kind === 'failed'}>{fallback}</Fallback>}
        {ticket && (
          <ThreadView
            t={t}
            thread={ticket.thread}
            listPath={listPath}
            cause={t('thread.goneText')}
            elsewhere={
              <>
                <LazyPart t={t} load={() => import('../list/BesideThread.tsx')} lines={3}>
                  {({ BesideThread }) => <BesideThread t={t} most={3} />}
                </LazyPart>
                <p className="acts">
                  <a className="button" href={listPath}>
                    {t('title')}
                  </a>
                  <a className="button quiet" href={href('ticketCreate', { locale })}>
                    {t('open')}
                  </a>
                </p>
              </>
            }
          >
            {/* The reply form has more code than the view of the ticket, so it loads after the ticket. */}
            {(news) => (
              <LazyPart t={t} load={() => import('./MemberReply.tsx')} lines={1}>
                {({ MemberReply }) => <MemberReply t={t} id={ticket.id} ticket={ticket} news={news} />}
              </LazyPart>
            )}
          </ThreadView>
        )}
      </div>
      {/* The list is drawn first and comes last, so that "Skip to content" leads to the ticket. */}
      <OtherTickets t={t} current={ticket?.id} isDue={state.kind !== 'loading'} />
    </div>
  );
}

/**
 * Reads the ticket's id from the address: from the path, or from `?id=` on a host without rewrites
 * (docs/behaviour/addresses.md#ticket-addresses). It then replaces `?id=` by the path, which is the address to share.
 * Without an id it leaves for the list.
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

interface OtherTicketsProps {
  t: MemberThreadText;
  /** The id of the open ticket, once the address has been read. */
  current: string | undefined;
  /** Has the ticket loaded or failed? The list loads afterwards, so that it never delays the ticket. */
  isDue: boolean;
}

/** The member's list beside an open ticket. Windows without space for the list never load it. */
function OtherTickets({ t, current, isDue }: OtherTicketsProps) {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(width >= 60em)');
    const look = () => setWide(wide.matches);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return (
    <nav className="pane" aria-label={t('list.label')}>
      <div className="tickets-head">
        <h2>{t('title')}</h2>
        <a className="round" href={href('ticketCreate', { locale: t.locale })} aria-label={t('open')}>
          <Icon path={iconPlus} />
        </a>
      </div>
      {isWide && isDue ? (
        <LazyPart t={t} load={() => import('../list/BesideThread.tsx')} lines={5}>
          {({ BesideThread }) => <BesideThread t={t} current={current} />}
        </LazyPart>
      ) : (
        <div className="tickets">
          <Skeleton lines={5} isList />
        </div>
      )}
    </nav>
  );
}
