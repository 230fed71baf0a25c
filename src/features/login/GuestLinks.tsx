import { useEffect, useRef, useState } from 'react';
import { href } from '#routes/href.ts';
import { dropGuestTickets, readGuestTickets } from '#stores/guest-tickets.ts';
import type { LoginText } from './texts.ts';

/**
 * Shown after a log-out: asks whether to keep the links to guest tickets that this browser stores
 * (docs/behaviour/login.md#guests-links). Renders nothing if there are none.
 */
export function GuestLinks({ t }: { t: LoginText }) {
  const [count, setCount] = useState(0);
  const [isRemoved, setRemoved] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => setCount(readGuestTickets().length), []);
  // The pressed button is gone then, so the focus moves to the result.
  useEffect(() => {
    if (isRemoved) place.current?.focus();
  }, [isRemoved]);
  if (count === 0) return null;
  const remove = () => {
    dropGuestTickets();
    setRemoved(true);
  };
  return (
    <div className="notice" role="status">
      <div className="stack">
        <div>
          <p ref={place} tabIndex={-1}>
            {isRemoved ? t('guestLinks.removed') : t('guestLinks.text', { count })}
          </p>
          {!isRemoved && <p className="soft small">{t('guestLinks.hint')}</p>}
        </div>
        {!isRemoved && (
          <p className="row">
            <button type="button" className="button quiet slim" onClick={() => setCount(0)}>
              {t('guestLinks.keep')}
            </button>
            <button type="button" className="button quiet slim" onClick={remove}>
              {t('guestLinks.remove')}
            </button>
            <a href={href('touristTicket', { locale: t.locale })}>{t('guestLinks.show')}</a>
          </p>
        )}
      </div>
    </div>
  );
}
