import { useStore } from '@nanostores/react';
import { formatDateTime } from '#core/time.ts';
import { formatUsd } from '#domain/money.ts';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog, Dialog } from '#ui/controls/Dialog.tsx';
import { Sentence } from '#ui/feedback/Sentence.tsx';
import type { InviteModel } from './invite-model.ts';
import type { InviteText } from './invite-texts.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

interface WithdrawProps {
  t: InviteText;
  model: InviteModel;
  /** The whole amount that can be withdrawn, formatted. */
  amount: string;
  isOpen: boolean;
  onClose(): void;
  onSent(): void;
}

/**
 * The withdrawal's dialog (docs/behaviour/invite.md#withdrawals). Few visits need it, so its code loads when the dialog
 * is opened.
 */
export function Withdraw({ t, model, amount, isOpen, onClose, onSent }: WithdrawProps) {
  const question = useStore(model.$question);
  const send = async (isConfirmed = false) => {
    if (!(await model.withdraw(isConfirmed))) return;
    showToast('success', t('withdraw.sent'));
    onClose();
    onSent();
  };
  return (
    <>
      <Dialog t={t} title={t('withdraw.title', { amount })} isOpen={isOpen} onClose={onClose}>
        <WithdrawForm t={t} model={model} amount={amount} onClose={onClose} onSend={() => void send()} />
      </Dialog>
      <ConfirmDialog
        t={t}
        title={t('again.title')}
        isOpen={question !== undefined}
        confirmLabel={t('again.confirm')}
        onClose={model.decline}
        onConfirm={() => void send(true)}
      >
        {question && (
          <p>
            <Sentence
              text={t('again.text', {
                amount: formatUsd(Number(question.earlier.label), t.locale),
                time: formatDateTime(question.earlier.atMs / 1000),
                now: amount,
              })}
            />
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
