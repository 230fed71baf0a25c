import { useEffect, useState } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconCheck, iconCopy } from '#icons/icons.ts';
import { showToast } from '#stores/toasts.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  t: SharedText<'copy'>;
  /** The text to copy. */
  value: string;
  /** A name for it, for screen readers: "Copy: invite link". */
  label: string;
  /** Shows the icon alone, for places in tables. */
  isSmall?: boolean;
}

/** How long the button shows it, in milliseconds. */
const SHOWN_MS = 2000;

/**
 * Copies a text and shows on the button that it worked, or says in a toast that it did not
 * (docs/behaviour/chrome.md#copying). Its style, `copy-button.css`, comes the way its user needs it.
 */
export function CopyButton({ t, value, label, isSmall }: CopyButtonProps) {
  // A counter, so that each press shows it for the full time.
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    const timer = copies ? setTimeout(setCopies, SHOWN_MS, 0) : undefined;
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    const isCopied = await copyText(value);
    setCopies((count) => (isCopied ? count + 1 : 0));
    if (!isCopied) showToast('danger', t('shared.copy.failed'));
  };
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'round' : 'button quiet slim'}
        data-copied={copies ? '' : undefined}
        onClick={() => void copy()}
      >
        {isSmall ? (
          <>
            <Icon path={copies ? iconCheck : iconCopy} />
            <span className="visually-hidden">{t('shared.copy.do')}</span>
          </>
        ) : (
          <span className="copy-word">
            <span>
              <Icon path={iconCopy} />
              {t('shared.copy.do')}
            </span>
            <span>
              <Icon path={iconCheck} />
              {t('shared.copy.copied')}
            </span>
          </span>
        )}
        <span className="visually-hidden">{label}</span>
      </button>
      <span role="status" className="visually-hidden">
        {copies > 0 && t('shared.copy.done')}
      </span>
    </>
  );
}
