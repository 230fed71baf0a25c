import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { Restored } from '#ui/form/Restored.tsx';
import type { ComposerText } from '../texts.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * A button that discards what was written, after asking (docs/behaviour/tickets.md#leaving). Not shown if there is
 * nothing to discard.
 */
export function Discard({ t, form, className }: { t: ComposerText; form: TicketForm; className: string }) {
  const [isAsking, setAsking] = useState(false);
  useStore(form.$values);
  useStore(form.queue.$items);
  return (
    <>
      {form.isDirty() && (
        <button type="button" className={className} onClick={() => setAsking(true)}>
          {t('draft.discard')}
        </button>
      )}
      <AskDiscard t={t} form={form} isAsking={isAsking} setAsking={setAsking} />
    </>
  );
}

/** Says that a draft was restored. Deleting it asks first, since a text takes longer to write than an address. */
export function RestoredLine({ t, form }: { t: ComposerText; form: TicketForm }) {
  const isRestored = useStore(form.$isRestored);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Restored t={t} isRestored={isRestored} onForget={() => setAsking(true)} />
      <AskDiscard t={t} form={form} isAsking={isAsking} setAsking={setAsking} />
    </>
  );
}

interface AskDiscardProps {
  t: ComposerText;
  form: TicketForm;
  isAsking: boolean;
  setAsking(isAsking: boolean): void;
}

/** The question before a form is emptied. */
function AskDiscard({ t, form, isAsking, setAsking }: AskDiscardProps) {
  return (
    <ConfirmDialog
      t={t}
      title={t('draft.askTitle')}
      isOpen={isAsking}
      confirmLabel={t('draft.discard')}
      isDanger
      onClose={() => setAsking(false)}
      onConfirm={() => {
        form.discard();
        setAsking(false);
      }}
    >
      <p>{t('draft.askText')}</p>
    </ConfirmDialog>
  );
}
