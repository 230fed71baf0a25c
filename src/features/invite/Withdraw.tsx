import type { IslandKey } from '../../i18n/namespaces.ts';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { LatePart } from '../../ui/feedback/LatePart.tsx';
import { useText } from '../../ui/island/TextProvider.tsx';
import type { InviteModel } from './model.ts';

interface WithdrawProps {
  model: InviteModel;
  /** All that can be withdrawn, in words. */
  amount: string;
  isOpen: boolean;
  onClose(): void;
  onSent(): void;
}

/** The withdrawal's dialog (spec §2, §5). Few visits end in a withdrawal, so its form comes when it is opened. */
export function Withdraw({ isOpen, ...form }: WithdrawProps) {
  const t = useText<IslandKey<'invite'>>();
  return (
    <Dialog title={t('withdraw.title', { amount: form.amount })} isOpen={isOpen} onClose={form.onClose}>
      <LatePart load={() => import('./WithdrawForm.tsx')} lines={5}>
        {({ WithdrawForm }) => <WithdrawForm {...form} />}
      </LatePart>
    </Dialog>
  );
}
