import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDateTime } from '#core/time.ts';
import { ATTRIBUTE_BUSY, ATTRIBUTE_CLEAN, pageData } from '#protocol.ts';
import { readToken } from '#session/session.ts';
import { ConfirmDialog } from '#ui/controls/Dialog.tsx';
import { Sentence } from '#ui/feedback/Sentence.tsx';
import { Form, focusProblem } from '#ui/form/Form.tsx';

import type { ComposerText } from '../ticket-texts.ts';
import type { TicketForm } from './ticket-form.ts';
import './composer-form.css';

/** The progress of sending. Uploads must finish before the text is sent. */
type Progress = 'writing' | 'uploading' | 'sending';

interface ComposerFormProps {
  t: ComposerText;
  form: TicketForm;
  className: string;
  /**
   * The address of the list where the writer can check whether the text has arrived. Undefined if the page itself shows
   * this.
   */
  listPath?: string;
  /** Called once after the draft was restored, to prefill other fields. Sending waits until this has finished. */
  onAwake?(): unknown;
  /** Renders the form's content. */
  children(composer: { progress: Progress; send(): void }): ReactNode;
}

/**
 * The shared part of all forms for tickets and replies. It ensures that no text is lost or sent twice
 * (docs/behaviour/tickets.md#drafts).
 */
export function ComposerForm({ t, form, className, listPath, onAwake, children }: ComposerFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useStore(form.sending.$isBusy);
  const items = useStore(form.queue.$items);
  useStore(form.$values);
  const isUploading = items.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading');
  const doing = isUploading ? 'uploading' : 'sending';
  const isAwake = useRestoring(form, onAwake);
  useLeaveGuard(form);
  const send = async (isConfirmed = false) => {
    if (form.sending.$isBusy.get()) return;
    if (!(await form.send(isConfirmed))) focusProblem(ref.current);
  };
  return (
    <Form
      ref={ref}
      className={className}
      // The head's scripts read these attributes. They ask before a log-out that would lose text, and before a reload.
      {...{ [ATTRIBUTE_BUSY]: isBusy, [ATTRIBUTE_CLEAN]: isAwake && !form.isDirty() ? '' : undefined }}
      onKeyDown={handleEnter}
      onSend={() => void send()}
    >
      {children({ progress: isBusy ? doing : 'writing', send: () => void send() })}
      <AskAgain t={t} form={form} listPath={listPath} onConfirm={() => void send(true)} />
    </Form>
  );
}

type AskAgainProps = Pick<ComposerFormProps, 't' | 'form' | 'listPath'> & { onConfirm(): void };

/** Asks before something is sent that may have arrived already (docs/behaviour/tickets.md#sending-once). */
function AskAgain({ t, form, listPath, onConfirm }: AskAgainProps) {
  const question = useStore(form.$question);
  const kind = question?.kind ?? 'lost';
  return (
    <ConfirmDialog
      t={t}
      title={t(`again.${kind}.title`)}
      isOpen={question !== undefined}
      confirmLabel={t('again.confirm')}
      onClose={form.decline}
      onConfirm={onConfirm}
    >
      {question && (
        <div className="stack">
          {question.earlier.label && <strong>{question.earlier.label}</strong>}
          <p>
            <Sentence text={t(`again.${kind}.text`, { time: formatDateTime(question.earlier.atMs / 1000) })} />
          </p>
          {listPath && (
            <p>
              <a href={listPath}>{t('again.list')}</a>
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

/**
 * Restores the draft after each field has reported the text typed before hydration. Returns whether the draft is
 * restored.
 */
function useRestoring(form: TicketForm, onAwake?: () => unknown): boolean {
  const [isAwake, setAwake] = useState(false);
  const awake = useEffectEvent(() => onAwake?.());
  useEffect(() => {
    void form.restore(() => awake()).then(() => setAwake(true));
  }, [form]);
  return isAwake;
}

/** Makes the browser ask before the writer leaves a page with unsent text (docs/behaviour/tickets.md#leaving). */
function useLeaveGuard({ isDirty, isKept }: TicketForm): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      // When the session has ended, the site itself leaves for the login. The question would only disturb if the text is
      // saved. It is not if the visitor has deleted the site's data.
      const isSentAway = pageData().access === 'member' && !readToken();
      if (isDirty() && !(isSentAway && isKept())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
}

/** Sends on Ctrl+Enter. An Enter that only confirms a composed word (Chinese input) sends nothing. */
function handleEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  const isText = event.target instanceof HTMLTextAreaElement;
  // Safari ends the composition before this event, but the key code 229 still shows it.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (isComposing) {
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  } else if (isText && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
