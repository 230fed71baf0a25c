import { Dialog } from '../../ui/controls/Dialog.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { InviteModel } from './model.ts';
import type { InviteText } from './texts.ts';

interface WithdrawProps {
  t: InviteText;
  model: InviteModel;
  /** All that can be withdrawn, as it is shown. */
  amount: string;
  isOpen: boolean;
  onClose(): void;
  onSent(): void;
}

/** The withdrawal's dialog (docs/behaviour/invite.md#withdrawals). Few visits need its form, so it is loaded when the dialog opens. */
export function Withdraw({ t, isOpen, ...form }: WithdrawProps) {
  return (
    <Dialog t={t} title={t('withdraw.title', { amount: form.amount })} isOpen={isOpen} onClose={form.onClose}>
      <LazyPart t={t} load={() => import('./WithdrawForm.tsx')} lines={5}>
        {({ WithdrawForm }) => <WithdrawForm t={t} {...form} />}
      </LazyPart>
    </Dialog>
  );
}
