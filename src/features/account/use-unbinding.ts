import { type RefObject, useRef, useState } from 'react';
import { loadCode } from '../../api/load-code.ts';
import type { Device } from '../../contract/account.ts';
import { describeFailure } from '../../i18n/describe-failure.ts';
import type { SharedText } from '../../i18n/island-texts.ts';
import { createSubmit } from '../../model/submit.ts';
import { showToast } from '../../stores/toasts.ts';

/** Asking whether to unbind a device; the dialog's code comes with the first question. */
interface Unbinding {
  /** The device that is asked about. */
  device: Device | null;
  /** Undefined until its code has come. */
  Dialog: typeof import('./UnbindDialog.tsx').UnbindDialog | undefined;
  /** Asks about a device; `next` takes the focus once it has gone. */
  ask(device: Device, next: RefObject<HTMLElement | null>): void;
  onClose(): void;
  onUnbound(): void;
}

/** Asks before a device is unbound, from wherever it is pressed; code that does not come becomes a toast. */
export function useUnbinding(t: SharedText<'failure'>): Unbinding {
  const [device, setDevice] = useState<Device | null>(null);
  const [part, setPart] = useState<typeof import('./UnbindDialog.tsx')>();
  const [opening] = useState(() =>
    createSubmit((failure) => {
      showToast('danger', describeFailure(failure, t));
      return true;
    }),
  );
  const next = useRef<RefObject<HTMLElement | null>>(null);
  return {
    device,
    Dialog: part?.UnbindDialog,
    ask(asked, place) {
      next.current = place;
      void opening.run(async () => {
        setPart(await loadCode(() => import('./UnbindDialog.tsx')));
        setDevice(asked);
      });
    },
    onClose: () => setDevice(null),
    onUnbound: () => next.current?.current?.focus(),
  };
}
