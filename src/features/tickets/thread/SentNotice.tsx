import { useEffect, useState } from 'react';
import { takeNotice } from '../../../stores/notice.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconCheck } from '../../../ui/icon/icons.ts';
import type { ThreadText } from '../texts.ts';

/** Says on the new ticket's page that the ticket was opened (docs/behaviour/tickets.md#create). */
export function SentNotice({ t }: { t: ThreadText }) {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (takeNotice(['ticketSent'])) setSent(true);
  }, []);
  return (
    <div className="says" role="status">
      {isSent && (
        <p className="notice">
          <Icon path={iconCheck} />
          {t('send.done')}
        </p>
      )}
    </div>
  );
}
