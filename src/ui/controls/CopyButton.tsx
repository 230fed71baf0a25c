import { copyText } from '../../browser/copy-text.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { showToast } from '../../stores/toasts.ts';
import { Icon } from '../icon/Icon.tsx';
import { iconCopy } from '../icon/icons.ts';

interface CopyButtonProps {
  t: SharedText<'copy'>;
  /** What is copied. */
  value: string;
  /** What it is, for screen readers: "Copy: invite link". */
  label: string;
  /** Shows the icon alone, for places in tables. */
  isSmall?: boolean;
}

/** Copies a text and says in a toast whether it worked (docs/behaviour/chrome.md#copying). */
export function CopyButton({ t, value, label, isSmall }: CopyButtonProps) {
  const copy = async () => {
    const isCopied = await copyText(value);
    showToast(isCopied ? 'success' : 'danger', t(isCopied ? 'shared.copy.done' : 'shared.copy.failed'));
  };
  return (
    <button type="button" className="button quiet slim" onClick={() => void copy()}>
      <Icon path={iconCopy} />
      <span className={isSmall ? 'visually-hidden' : undefined}>{t('shared.copy.do')}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
