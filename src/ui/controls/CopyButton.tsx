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
  /** A name for the text, for screen readers: "Copy: invite link". */
  label: string;
  /** Shows only the icon, for places in tables. */
  isSmall?: boolean;
}

/** Milliseconds for which the button shows that it has copied. */
const SHOWN_MS = 2000;

/**
 * Copies a text. The button shows that it worked; if it did not, a toast says so (docs/behaviour/chrome.md#copying). Its
 * users import its style, `copy-button.css`, in the way that they need.
 */
export function CopyButton({ t, value, label, isSmall }: CopyButtonProps) {
  // This is a counter, so that each press shows the result for the full time.
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
        // Before React has loaded, the first-render script copies this text (`first-render/replace-content.ts`).
        data-copy={value}
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
