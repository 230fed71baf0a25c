import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import '#ui/controls/copy-button.css';
import { QrButton, QrCode } from '#ui/controls/QrCode.tsx';
import '#ui/controls/qr-code.css';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { InviteText } from './invite-texts.ts';

/** The icon for sharing: three joined dots, as path data. */
const SHARE =
  'M20.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20.5 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1';

/** Matches windows that have space for the QR code beside the link. */
const WIDE = '(width >= 37.5em)';

/**
 * The invite link in a card that looks like a ticket (docs/behaviour/invite.md#invite-link). Members can copy or scan
 * the link, or share it if the system has a share sheet. The second part of the card says what each side gains.
 */
export function InviteLink({ t, url, gain }: { t: InviteText; url: string; gain: Gain | undefined }) {
  // Reading `matchMedia` here is safe: the component renders only after a call has answered, so never during the build.
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
    // Closing the share sheet also rejects. No failure needs a message, because the link can still be copied.
    navigator.share({ title: t('share.title'), text: t('share.text'), url }).catch(() => {});
  };
  return (
    <section className="card invite-link" aria-labelledby="invite-link">
      <div className="invite-mine">
        <h2 id="invite-link">{t('link.title')}</h2>
        <p className="invite-url" translate="no">
          {url.replace(/^https?:\/\//, '')}
        </p>
        <div className="invite-acts">
          <CopyButton t={t} value={url} label={t('link.title')} />
          {canShare && (
            <button type="button" className="button quiet slim" onClick={share}>
              <Icon path={SHARE} />
              {t('share.do')}
            </button>
          )}
          {!isWide && <QrButton label={t('link.showQr')} isOpen={isCodeShown} onToggle={setCodeShown} />}
        </div>
        {(isWide || isCodeShown) && <QrCode value={url} label={t('link.qr')} />}
      </div>
      <Gains t={t} gain={gain} />
    </section>
  );
}

/** The member's gain by an invitation: a figure and its explanation. */
interface Gain {
  figure: ReactNode;
  note: ReactNode;
}

/** The second part of the card: what each side gains. The member's gain is left out while it is unknown. */
function Gains({ t, gain }: { t: InviteText; gain: Gain | undefined }) {
  const friend = { figure: t('gains.offer'), note: t('gains.offerNote') };
  return (
    <ul className="invite-gains tear">
      {gain && <Side who={t('gains.you')} {...gain} />}
      <Side who={t('gains.friend')} {...friend} />
    </ul>
  );
}

function Side({ who, figure, note }: Gain & { who: string }) {
  return (
    <li>
      <span className="soft">{who}</span>
      <strong className="figures">{figure}</strong>
      <span>{note}</span>
    </li>
  );
}

interface FiguresProps {
  t: InviteText;
  figures: readonly { label: string; value: number; text?: string }[];
}

/** The programme's counts and totals in large type. They are left out while all of them are 0. */
export function Figures({ t, figures }: FiguresProps) {
  if (figures.every(({ value }) => value === 0)) return null;
  return (
    <dl className="invite-figures">
      {figures.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{text ?? new Intl.NumberFormat(t.tag).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Explains how a reward comes about, with its times and conditions (docs/behaviour/invite.md#how-it-works). */
export function HowItWorks({ t, steps }: { t: InviteText; steps: readonly string[] }) {
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('steps.title')}</h2>
      <ol className="invite-how">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The page before the server has said which programme the member has: the card, and everything that both programmes
 * share.
 */
export function InviteSkeleton({ t }: { t: InviteText }) {
  const bar = <span className="skeleton-line" />;
  return (
    <div className="invite">
      <div className="card invite-link">
        <div className="invite-mine">
          <h2>{t('link.title')}</h2>
          <div className="invite-url">
            <Skeleton t={t} lines={1} />
          </div>
          <div className="invite-acts" />
          <span className="qr" />
        </div>
        <Gains t={t} gain={{ figure: bar, note: bar }} />
      </div>
      <div className="sides stack">
        <div className="stack">
          <div className="invite-figures">
            {['registered', 'paid'].map((figure) => (
              <Skeleton key={figure} lines={2} />
            ))}
          </div>
          <Skeleton lines={5} isList />
        </div>
        <aside className="aside">
          <Skeleton lines={4} />
        </aside>
      </div>
    </div>
  );
}
