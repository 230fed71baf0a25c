import { useStore } from '@nanostores/react';
import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import type { Device } from '#contract/account.ts';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { AccountModel } from './account-model.ts';
import type { AccountText } from './account-texts.ts';

/** The device that the member is asked about. */
export interface Asked {
  device: Device;
  /** Gets the focus once the device is unbound. */
  next: RefObject<HTMLElement | null>;
  /** True once the device is unbound. The dialog closes then. */
  isUnbound?: boolean;
}

interface UnbindDialogProps {
  t: AccountText;
  model: AccountModel;
  asked: Asked | undefined;
  setAsked: Dispatch<SetStateAction<Asked | undefined>>;
}

/** Asks before a device is unbound. A failure is shown in the dialog, which stays open for another try. */
export function UnbindDialog({ t, model, asked, setAsked }: UnbindDialogProps) {
  const isBusy = useStore(model.unbinding.$isBusy);
  const failure = useStore(model.unbinding.$failure);
  const device = asked?.device;
  useEffect(() => {
    // The dialog has closed and returned the focus to a button that no longer exists.
    if (asked?.isUnbound) asked.next.current?.focus();
  }, [asked]);
  const close = () => {
    model.unbinding.clear();
    setAsked(undefined);
  };
  const unbind = async () => {
    if (!device || !(await model.unbind(device.id))) return;
    showToast('success', t('devices.unbound'));
    // The dialog may have been closed, and opened for another device, in the meantime.
    setAsked((now) => (now?.device.id === device.id ? { ...now, isUnbound: true } : now));
  };
  return (
    <ConfirmDialog
      t={t}
      title={t('devices.askTitle')}
      isOpen={device !== undefined && !asked?.isUnbound}
      confirmLabel={t(isBusy ? 'devices.unbinding' : 'devices.unbind')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void unbind()}
      onClose={close}
    >
      <div className="stack">
        <p>{t('devices.ask', { name: device?.name ?? '' })}</p>
        <FormFailure t={t} failure={failure} refused={t('devices.refused')} />
      </div>
    </ConfirmDialog>
  );
}
