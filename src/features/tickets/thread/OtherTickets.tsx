import { useEffect, useState } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconPlus } from '#icons/icons.ts';
import { href } from '#routes/href.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MemberThreadText } from '../texts.ts';

interface OtherTicketsProps {
  t: MemberThreadText;
  /** The id of the open ticket, once the address has been read. */
  current: string | undefined;
  /** Has the thread come, or failed? The list is asked after it, so that it never delays it. */
  isDue: boolean;
}

/** The member's list beside an open ticket. Windows without room for it never ask for it. */
export function OtherTickets({ t, current, isDue }: OtherTicketsProps) {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(width >= 960px)');
    const look = () => setRoom(wide.matches);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return (
    <nav className="pane" aria-label={t('list.label')}>
      <div className="tickets-head">
        <h2>{t('list.label')}</h2>
        <a className="button quiet" href={href('ticketCreate', { locale: t.locale })}>
          <Icon path={iconPlus} />
          {t('open')}
        </a>
      </div>
      {hasRoom && isDue ? (
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
