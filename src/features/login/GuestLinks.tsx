import { useEffect, useRef, useState } from 'react';
import { href } from '../../routes/href.ts';
import { dropGuestTickets, readGuestTickets } from '../../stores/guest-tickets.ts';
import type { LoginText } from './texts.ts';

/**
 * After a log-out: asks what is to become of the links to guest tickets that this browser holds
 * (docs/behaviour/login.md#guests-links). Says nothing where there are none.
 */
export function GuestLinks({ t }: { t: LoginText }) {
  const [count, setCount] = useState(0);
  const [isRemoved, setRemoved] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => setCount(readGuestTickets().length), []);
  // The buttons go, so whoever pressed one by keyboard is led to what came of it.
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
