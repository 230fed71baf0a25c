import type { ReactNode } from 'react';
import picture from '#ui/art/gone.svg?url&no-inline';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { ThreadText } from '../ticket-texts.ts';

/** In place of a ticket that is not there, or is somebody else's. `children` leads elsewhere. */
export function NoTicket({ t, children }: { t: ThreadText; children: ReactNode }) {
  return (
    <>
      <h1 className="visually-hidden">{t('thread.title')}</h1>
      <Empty picture={picture} text={t('thread.gone')} level={2}>
        <p role="alert">{t('thread.goneText')}</p>
        {children}
      </Empty>
    </>
  );
}
