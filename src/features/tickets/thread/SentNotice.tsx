import { useEffect, useState } from 'react';
import type { IslandKey } from '../../../i18n/namespaces.ts';
import { takeNotice } from '../../../stores/notice.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconCheck } from '../../../ui/icon/icons.ts';
import { useText } from '../../../ui/island/TextProvider.tsx';

/** Says, on the page that follows, that a ticket was opened (spec §8, Success texts). */
export function SentNotice() {
  const t = useText<IslandKey<'tickets'>>();
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
