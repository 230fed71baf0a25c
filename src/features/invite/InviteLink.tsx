import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { CopyButton } from '../../ui/controls/CopyButton.tsx';
import { QrButton } from '../../ui/controls/QrButton.tsx';
import { QrCode } from '../../ui/controls/QrCode.tsx';
import { iconShare } from './icons.ts';
import type { InviteText } from './texts.ts';

/** What one side gains by an invitation: a figure and its explanation. */
export interface Gain {
  who: string;
  figure: string;
  note: string;
}

/**
 * The invite link: to copy, to scan, or to share by the system's share sheet if there is one. Beside it is what each
 * side gains (docs/behaviour/invite.md#invite-link).
 */
export function InviteLink({ t, url, gains }: { t: InviteText; url: string; gains: readonly Gain[] }) {
  const [isCodeShown, setCodeShown] = useState(false);
  // Rendered only after a call has answered, so never at build, where there is no browser.
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    // Closing the share sheet rejects too. No failure needs a message, since the link can still be copied.
    navigator.share({ title: t('share.title'), text: t('share.text'), url }).catch(() => {});
  };
  return (
    <section className="card invite-link" aria-labelledby="invite-link">
      <div>
        <h2 id="invite-link">{t('link.title')}</h2>
        <div className="invite-url">
          <span className="invite-address">{url}</span>
          <CopyButton t={t} value={url} label={t('link.title')} />
        </div>
        <div className="row">
          {canShare && (
            <button type="button" className="button slim" onClick={share}>
              <Icon path={iconShare} />
              {t('share.do')}
            </button>
          )}
          <QrButton
            label={t(isCodeShown ? 'link.hideQr' : 'link.showQr')}
            isOpen={isCodeShown}
            onToggle={setCodeShown}
          />
        </div>
        {isCodeShown && <QrCode value={url} label={t('link.qr')} />}
      </div>
      <ul className="invite-gains">
        {gains.map(({ who, figure, note }) => (
          <li key={who}>
            <span className="soft">{who}</span>
            <strong className="figures">{figure}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
