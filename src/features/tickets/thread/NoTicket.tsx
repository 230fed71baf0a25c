import type { ReactNode } from 'react';
import { explainFailure } from '#i18n/describe-failure.ts';
import { FromServer } from '#ui/feedback/FailureText.tsx';
import type { ThreadText } from '../ticket-texts.ts';

interface NoTicketProps {
  t: ThreadText;
  failure: unknown;
  /** Why that is, as far as one can guess. */
  cause: string;
  /** What helps. */
  children: ReactNode;
}

/** In place of a ticket that is not there, or is somebody else's: what is so, why, and what helps. */
export function NoTicket({ t, failure, cause, children }: NoTicketProps) {
  const { theirs, code } = explainFailure(failure, t, { refused: t('thread.gone') });
  return (
    <div className="no-ticket stack">
      <div role="alert">
        <h1>{t('thread.gone')}</h1>
        <p className="lede">{cause}</p>
        <FromServer t={t} theirs={theirs} code={code} />
      </div>
      {children}
    </div>
  );
}
