import type { ReactNode } from 'react';
import { explainFailure } from '#i18n/describe-failure.ts';
import { FromServer } from '#ui/feedback/FailureText.tsx';
import type { ThreadText } from '../ticket-texts.ts';

interface NoTicketProps {
  t: ThreadText;
  failure: unknown;
  /** The likely reason why the ticket cannot be shown. */
  cause: string;
  /** Links to what the reader can do instead. */
  children: ReactNode;
}

/**
 * Shows in place of a ticket that does not exist or belongs to somebody else. It says what happened, gives the likely
 * reason, and offers help.
 */
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
