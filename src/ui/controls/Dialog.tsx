import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconClose } from '#icons/icons.ts';
import { Button } from './Button.tsx';
import './dialog.css?adopt';

interface DialogProps {
  t: SharedText<'dialog'>;
  title: string;
  isOpen: boolean;
  /** Called on Escape, the close button, a click outside the dialog, or a cancel button. */
  onClose(): void;
  /** True if the focus starts at the title. Use it for dialogs that should be read before anything is pressed. */
  startsAtTitle?: boolean;
  /** The id of the text that is read out with the title. */
  describedBy?: string;
  /** True for a question of a few lines, which needs a narrower dialog. */
  isSmall?: boolean;
  /** Must end with a `DialogFoot`, which holds the buttons. Everything before it scrolls under head and foot. */
  children: ReactNode;
}

/**
 * A modal dialog, built on `<dialog>`. It keeps the focus inside and returns it later (docs/behaviour/chrome.md#dialogs).
 * The element with `data-start` gets the focus first, or else a form's first field.
 */
export function Dialog({ t, title, isOpen, onClose, startsAtTitle, describedBy, isSmall, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isShown, setShown] = useState(isOpen);
  const isThere = isOpen || isShown;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen) {
      if (dialog.open) return;
      setShown(true);
      dialog.showModal();
      const start = ['[data-start]', 'form :is(select, input, textarea)'].flatMap((selector) => [
        ...dialog.querySelectorAll<HTMLElement>(selector),
      ]);
      start[0]?.focus();
      return;
    }
    // On Escape and on Android's Back, the browser has already closed the dialog.
    if (dialog.open) dialog.close();
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!dialog.open) setShown(false);
    });
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop; on a keyboard Escape closes the dialog
    <dialog
      ref={ref}
      className="dialog"
      data-small={isSmall ? '' : undefined}
      aria-labelledby={isThere ? id : undefined}
      aria-describedby={isThere ? describedBy : undefined}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {isThere && (
        <Kept isOpen={isOpen}>
          <div className="dialog-body stack">
            <div className="dialog-head">
              <h2 id={id} tabIndex={-1} data-start={startsAtTitle}>
                {title}
              </h2>
              <button
                type="button"
                className="round dialog-close"
                aria-label={t('shared.dialog.close')}
                onClick={onClose}
              >
                <Icon path={iconClose} />
              </button>
            </div>
            {children}
          </div>
        </Kept>
      )}
    </dialog>
  );
}

/** Keeps the dialog's last content while it closes, whatever the page shows by then. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

interface DialogFootProps {
  t: SharedText<'dialog'>;
  /** Adds a cancel button. */
  onCancel?: () => void;
  /** True if the focus starts at the cancel button, because that is the safe answer. */
  startsAtCancel?: boolean;
  /** The button for the dialog's action, which comes first on a phone. A quiet button may come before it. */
  children: ReactNode;
}

/** The buttons at a dialog's end, always in view. Put it inside a form, so that its button is the form's own. */
export function DialogFoot({ t, onCancel, startsAtCancel, children }: DialogFootProps) {
  return (
    <div className="dialog-foot">
      {onCancel && (
        <button type="button" className="button quiet" onClick={onCancel} data-start={startsAtCancel}>
          {t('shared.dialog.cancel')}
        </button>
      )}
      {children}
    </div>
  );
}

interface ConfirmProps extends Omit<DialogProps, 'children' | 'describedBy' | 'isSmall' | 'startsAtTitle'> {
  t: SharedText<'dialog'>;
  children: ReactNode;
  /** Says what will happen: "Unbind", not "OK". */
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm(): void;
}

/**
 * Asks before an action that can't be undone. The text is read out with the title, and the focus starts at the cancel
 * button.
 */
export function ConfirmDialog({ t, confirmLabel, isDanger, isBusy, onConfirm, children, ...dialog }: ConfirmProps) {
  const id = useId();
  return (
    <Dialog t={t} describedBy={id} isSmall {...dialog}>
      <div id={id}>{children}</div>
      <DialogFoot t={t} onCancel={dialog.onClose} startsAtCancel>
        <Button className={isDanger ? 'button danger' : 'button'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
