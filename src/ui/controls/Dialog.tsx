import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconClose } from '../../icons/icons.ts';
import { adoptStyle } from '../adopt-style.ts';
import { Button } from './Button.tsx';
import css from './dialog.css?inline';

adoptStyle(css);

interface DialogProps {
  t: SharedText<'dialog'>;
  title: string;
  isOpen: boolean;
  /** Called on Escape, the cross, a click outside the dialog, or a cancel button. */
  onClose(): void;
  /** Does the focus start at the title? For dialogs whose text should be read before anything is pressed. */
  startsAtTitle?: boolean;
  /** The id of the text that says what is asked, read out with the title. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A modal dialog, built on `<dialog>`, which keeps the focus inside and returns it (docs/behaviour/chrome.md#dialogs).
 * What has `data-start` in it gets the focus first.
 */
export function Dialog({ t, title, isOpen, onClose, startsAtTitle, describedBy, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) {
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>('[data-start]')?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop; on a keyboard Escape closes the dialog
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {isOpen && (
        <div className="dialog-body stack">
          <div className="dialog-head">
            <h2 id={id} tabIndex={-1} data-start={startsAtTitle}>
              {title}
            </h2>
            <button type="button" className="dialog-close" aria-label={t('shared.dialog.close')} onClick={onClose}>
              <Icon path={iconClose} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

interface DialogActionsProps {
  t: SharedText<'dialog'>;
  onCancel(): void;
  /** The button for the dialog's action. */
  children: ReactNode;
}

/** The buttons at a dialog's end: cancel, where the focus starts in a dialog that is there at once, and the action, which comes first on a phone. */
export function DialogActions({ t, onCancel, children }: DialogActionsProps) {
  return (
    <div className="row dialog-actions">
      <button type="button" className="button quiet" onClick={onCancel} data-start="">
        {t('shared.dialog.cancel')}
      </button>
      {children}
    </div>
  );
}

interface ConfirmProps extends Omit<DialogProps, 'children' | 'describedBy' | 'startsAtTitle'> {
  t: SharedText<'dialog'>;
  children: ReactNode;
  /** Says what will happen: "Unbind", not "OK". */
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm(): void;
}

/** Asks before an action that can't be undone. The text is read out with the title, and the focus starts at cancel. */
export function ConfirmDialog({ t, confirmLabel, isDanger, isBusy, onConfirm, children, ...dialog }: ConfirmProps) {
  const id = useId();
  return (
    <Dialog t={t} describedBy={id} {...dialog}>
      <div id={id}>{children}</div>
      <DialogActions t={t} onCancel={dialog.onClose}>
        <Button className={isDanger ? 'button danger' : 'button'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
