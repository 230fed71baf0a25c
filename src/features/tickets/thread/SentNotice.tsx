import { useLayoutEffect, useState } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck } from '#icons/icons.ts';
import { takeNotice } from '#session/notice.ts';
import type { ThreadText } from '../texts.ts';

interface SentNoticeProps {
  t: ThreadText;
  /**
   * True once the ticket has loaded. The notice appears with it, so that nothing moves. Its live region exists before,
   * so that screen readers announce it.
   */
  isReady: boolean;
}

/** Says on the new ticket's page that the ticket was opened (docs/behaviour/tickets.md#create). */
export function SentNotice({ t, isReady }: SentNoticeProps) {
  const [isSent, setSent] = useState(false);
  useLayoutEffect(() => {
    if (isReady && takeNotice(['ticketSent'])) setSent(true);
  }, [isReady]);
  return (
    <div className="thread-said" role="status">
      {isSent && (
        <p className="notice">
          <Icon path={iconCheck} />
          {t('send.done')}
        </p>
      )}
    </div>
  );
}
