import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { RulesModel } from './rules-model.ts';
import type { RulesText } from './rules-texts.ts';

/** The number of domains that the question names. The rest are counted. */
const NAMED = 10;

interface DeleteDialogProps {
  t: RulesText;
  model: RulesModel;
  /** The rules to delete. The dialog is open while there are any. */
  asked: readonly string[];
  onClose(): void;
  onDeleted(): void;
}

/** Asks for confirmation before rules are deleted, and names the rules (docs/behaviour/rules.md#deleting). */
export function DeleteDialog({ t, model, asked, onClose, onDeleted }: DeleteDialogProps) {
  const isBusy = useStore(model.removing.$isBusy);
  const failure = useStore(model.removing.$failure);
  const count = asked.length;
  useEffect(() => {
    if (count) model.removing.clear();
  }, [model, count]);
  const remove = async () => {
    if (!(await model.remove(asked))) return;
    showToast('success', t('deleted', { count }));
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      t={t}
      title={t('confirm.title', { count })}
      isOpen={count > 0}
      onClose={onClose}
      confirmLabel={isBusy ? t('confirm.doing') : t('confirm.do', { count })}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
    >
      <div className="stack">
        <p>{t('confirm.text')}</p>
        <ul className="rules-asked">
          {asked.slice(0, NAMED).map((domain) => (
            <li key={domain} translate="no">
              {domain}
            </li>
          ))}
          {count > NAMED && <li className="soft">{t('confirm.more', { more: count - NAMED })}</li>}
        </ul>
        <FormFailure t={t} failure={failure} refused={t('problems.refused')} />
      </div>
    </ConfirmDialog>
  );
}
