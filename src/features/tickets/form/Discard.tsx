import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { Restored } from '#ui/form/Restored.tsx';
import type { ComposerText } from '../ticket-texts.ts';
import type { TicketForm } from './ticket-form.ts';

/**
 * The button that discards the text after a question. It shows only if there is text or an image
 * (docs/behaviour/tickets.md#leaving).
 */
export function Discard({ t, form, className }: { t: ComposerText; form: TicketForm; className: string }) {
  const [ask, question] = useDiscardQuestion(t, form);
  useStore(form.$values);
  useStore(form.queue.$items);
  return (
    <>
      {form.isDirty() && (
        <button type="button" className={className} onClick={ask}>
          {t('draft.discard')}
        </button>
      )}
      {question}
    </>
  );
}

/**
 * Says that a draft was restored, and offers to delete it. Deleting asks first, because a text takes longer to write
 * than an address.
 */
export function RestoredLine({ t, form }: { t: ComposerText; form: TicketForm }) {
  const isRestored = useStore(form.$isRestored);
  const [ask, question] = useDiscardQuestion(t, form);
  return (
    <>
      <Restored t={t} isRestored={isRestored} onForget={ask} />
      {question}
    </>
  );
}

/**
 * The question before a form is emptied.
 * @returns a function that asks, and the dialog with the question
 */
function useDiscardQuestion(t: ComposerText, form: TicketForm): [ask: () => void, question: ReactNode] {
  const [isAsking, setAsking] = useState(false);
  const question = (
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
        focusInstead(() => document.getElementById('content'));
      }}
    >
      <p>{t('draft.askText')}</p>
    </ConfirmDialog>
  );
  return [() => setAsking(true), question];
}
