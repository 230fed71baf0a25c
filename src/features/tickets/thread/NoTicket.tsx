import type { ReactNode } from 'react';
import { explainFailure } from '#i18n/describe-failure.ts';
import picture from '#ui/art/gone.svg?url&no-inline';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { ThreadText } from '../ticket-texts.ts';

/** In place of a ticket that is not there, or is somebody else's: in the server's words. `children` leads elsewhere. */
export function NoTicket({ t, failure, children }: { t: ThreadText; failure: unknown; children: ReactNode }) {
  const { words, theirs } = explainFailure(failure, t, { refused: t('thread.gone') });
  return (
    <div role="alert">
      <h1 className="visually-hidden">{t('thread.title')}</h1>
      <Empty picture={picture} text={words} level={2}>
        {theirs && <small lang={theirs.tag}>{theirs.text}</small>}
        <p>{t('thread.goneText')}</p>
        {children}
      </Empty>
    </div>
  );
}
