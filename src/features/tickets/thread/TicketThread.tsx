import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '../../../app/Island.tsx';
import { useModel } from '../../../app/use-model.ts';
import { href } from '../../../routes/href.ts';
import { lastParameter } from '../../../routes/last-parameter.ts';
import type { Locale } from '../../../routes/locales.ts';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import type { ThreadText, threadTexts } from '../texts.ts';
import { createMemberThread } from './model.ts';
import './thread.css';
import { ThreadView, ThreadWaiting } from './ThreadView.tsx';

/** A member's ticket (docs/behaviour/tickets.md#thread). One page serves all tickets; the id is in the address. */
export function TicketThread({ siteVersion, ...props }: IslandProps<typeof threadTexts> & { siteVersion: string }) {
  const [id, setId] = useState<string>();
  useEffect(() => setId(takeTicketId(props.locale)), [props.locale]);
  return (
    <Island {...props}>
      {(t) => (
        <>
          {id ? (
            <OpenTicket t={t} id={id} siteVersion={siteVersion} />
          ) : (
            <ThreadWaiting t={t} listPath={href('ticket', { locale: t.locale })} />
          )}
        </>
      )}
    </Island>
  );
}

/** The ticket loads before the reply form, which has more code than the ticket's view. */
function OpenTicket({ t, id, siteVersion }: { t: ThreadText; id: string; siteVersion: string }) {
  const listPath = href('ticket', { locale: t.locale });
  const ticket = useModel((dependencies) => createMemberThread(dependencies, id), t.locale);
  return (
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
      {(news) => (
        <LazyPart t={t} load={() => import('./MemberReply.tsx')} lines={1}>
          {({ MemberReply }) => <MemberReply t={t} id={id} ticket={ticket} siteVersion={siteVersion} news={news} />}
        </LazyPart>
      )}
    </ThreadView>
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
