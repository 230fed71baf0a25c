import { useEffect, useState } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { QrButton } from '#ui/controls/QrButton.tsx';
import { QrCode } from '#ui/controls/QrCode.tsx';
import { type Gain, Gains } from './Gains.tsx';
import { iconShare } from './icons.ts';
import type { InviteText } from './texts.ts';

/** From this width on the code has its place beside the link. */
const WIDE = '(width >= 600px)';

/**
 * The invite link as a ticket: to copy, to scan, or to share by the system's share sheet if there is one. Its stub says
 * what each side gains (docs/behaviour/invite.md#invite-link).
 */
export function InviteLink({ t, url, gain }: { t: InviteText; url: string; gain: Gain | undefined }) {
  // Rendered only after a call has answered, so never at build, where there is no browser.
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const [isCodeShown, setCodeShown] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    // Closing the share sheet rejects too. No failure needs a message, since the link can still be copied.
    navigator.share({ title: t('share.title'), text: t('share.text'), url }).catch(() => {});
  };
  return (
    <section className="card invite-link" aria-labelledby="invite-link">
      <div className="invite-mine">
        <h2 id="invite-link">{t('link.title')}</h2>
        <div className="invite-url">
          <span className="invite-address" translate="no">
            {url}
          </span>
          <CopyButton t={t} value={url} label={t('link.title')} />
        </div>
        {(canShare || !isWide) && (
          <div className="row">
            {canShare && (
              <button type="button" className="button quiet slim" onClick={share}>
                <Icon path={iconShare} />
                {t('share.do')}
              </button>
            )}
            {!isWide && (
              <QrButton
                label={t(isCodeShown ? 'link.hideQr' : 'link.showQr')}
                isOpen={isCodeShown}
                onToggle={setCodeShown}
              />
            )}
          </div>
        )}
        {(isWide || isCodeShown) && <QrCode value={url} label={t('link.qr')} />}
      </div>
      <Gains t={t} gain={gain} />
    </section>
  );
}
