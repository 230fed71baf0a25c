import type { ReactNode } from 'react';
import { explainFailure } from '#i18n/describe-failure.ts';
import { Art } from '#ui/art/Art.tsx';
import '#ui/art/beside.css?adopt';
import picture from '#ui/art/gone.svg?url&no-inline';
import { ServerWords } from '#ui/feedback/FailureText.tsx';
import type { ThreadText } from '../ticket-texts.ts';

/** In place of a ticket that is not there, or is somebody else's. `children` leads elsewhere. */
export function NoTicket({ t, failure, children }: { t: ThreadText; failure: unknown; children: ReactNode }) {
  const { words, theirs } = explainFailure(failure, t, { refused: t('thread.gone') });
  return (
    <div className="beside no-ticket" role="alert">
      <div className="stack">
        <h1>{words}</h1>
        <ServerWords t={t} theirs={theirs} />
        <p className="lede">{t('thread.goneText')}</p>
        <p className="acts">{children}</p>
      </div>
      <Art src={picture} />
    </div>
  );
}
