import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Device } from '#contract/account.ts';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { AccountModel } from './model.ts';
import type { AccountText } from './texts.ts';

interface UnbindDialogProps {
  t: AccountText;
  model: AccountModel;
  /** The device to unbind; null keeps the dialog closed. */
  device: Device | null;
  onClose(): void;
  /** Called when the device is unbound and the dialog closed: the focused button is gone, so the focus must move. */
  onUnbound(): void;
}

/** Asks before a device is unbound; a failure is shown in the dialog, which stays open for another try. */
export function UnbindDialog({ t, model, device, onClose, onUnbound }: UnbindDialogProps) {
  const isBusy = useStore(model.unbinding.$isBusy);
  const failure = useStore(model.unbinding.$failure);
  const current = useRef(device);
  const isUnbound = useRef(false);
  useEffect(() => {
    current.current = device;
    // The dialog has closed and returned the focus to a button that no longer exists.
    if (device || !isUnbound.current) return;
    isUnbound.current = false;
    onUnbound();
  }, [device, onUnbound]);
  const close = () => {
    model.unbinding.clear();
    onClose();
  };
  const unbind = async () => {
    if (!device || !(await model.unbind(device.id))) return;
    showToast('success', t('devices.unbound'));
    // The dialog may have been closed, and opened for another device, in the meantime.
    if (current.current?.id !== device.id) return;
    isUnbound.current = true;
    close();
  };
  return (
    <ConfirmDialog
      t={t}
      title={t('devices.askTitle')}
      isOpen={device !== null}
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
