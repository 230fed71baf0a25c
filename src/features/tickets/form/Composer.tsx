import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { leavesOpen } from '../../../api/leaves-open.ts';
import { formatDateTime } from '../../../core/time.ts';
import { ConfirmDialog } from '../../../ui/controls/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Restored } from '../../../ui/form/Restored.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconInfo } from '../../../ui/icon/icons.ts';
import { FileDrop } from '../images/FileDrop.tsx';
import type { ComposerText } from '../texts.ts';
import { SupportDetails } from './SupportDetails.tsx';
import type { TicketForm } from './ticket-form.ts';
import './composer.css';
import { useLeaveGuard } from './use-leave-guard.ts';

interface ComposerProps {
  t: ComposerText;
  form: TicketForm;
  /** What the text is: a message, a reply. */
  contentLabel: string;
  sendLabel: string;
  siteVersion: string;
  /** Where its writer can see whether it has arrived, unless that is on this page. */
  listPath?: string;
  /** Called once, after the draft was restored: the time to prefill the rest. */
  onAwake?(): void;
  /** The fields above the text. */
  children?: ReactNode;
}

/** Writes a ticket or a reply: text, images, details for support. Nothing of it gets lost (docs/behaviour/tickets.md#drafts). */
export function Composer({
  t,
  form,
  contentLabel,
  sendLabel,
  siteVersion,
  listPath,
  onAwake,
  children,
}: ComposerProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useStore(form.submit.$isBusy);
  const failure = useStore(form.submit.$failure);
  const { content } = useStore(form.$values);
  const { content: contentProblem } = useStore(form.$problems);
  const hasFailedFiles = useStore(form.$hasFailedFiles);
  const items = useStore(form.queue.$items);
  const isUploading = items.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading');
  const isAwake = useRestoring(form, onAwake);
  useLeaveGuard(form.isDirty);
  const send = async (isConfirmed = false) => {
    if (form.submit.$isBusy.get()) return;
    if (!(await form.send(isConfirmed))) requestAnimationFrame(() => focusProblem(ref.current));
  };
  const busyLabel = t(isUploading ? 'send.waiting' : 'send.sending');
  return (
    <Form
      ref={ref}
      className="composer stack"
      aria-busy={isBusy}
      // For the head's script, which asks before a log-out that would lose text.
      data-clean={isAwake && !form.isDirty() ? '' : undefined}
      onKeyDown={handleEnter}
      onSend={() => void send()}
    >
      {children}
      <TextArea
        name="content"
        label={contentLabel}
        problem={contentProblem && t(`problems.${contentProblem}`)}
        required
        rows={6}
        value={content}
        readOnly={isBusy && !isUploading}
        onValue={(value) => form.set('content', value)}
      />
      <FileDrop t={t} queue={form.queue} />
      <SupportDetails t={t} form={form} siteVersion={siteVersion} />
      <FormFailure t={t} failure={failure}>
        {leavesOpen(failure) && <p>{t('again.notice')}</p>}
      </FormFailure>
      <AskAgain t={t} form={form} listPath={listPath} onConfirm={() => void send(true)} />
      {hasFailedFiles && (
        <p className="notice" data-tone="danger" role="alert" tabIndex={-1} data-problem="">
          <Icon path={iconInfo} />
          {t('problems.filesFailed')}
        </p>
      )}
      <div className="row composer-actions">
        {/* Not `disabled`, which would lose the focus; the model sends only once anyway. */}
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? busyLabel : sendLabel}
        </button>
        <Discard t={t} form={form} />
        <span className="hint composer-keys">{t('field.sendKeys')}</span>
      </div>
      {/* At the end, where its place is kept: a draft is found late, and must not move what the reader is using. */}
      <RestoredLine t={t} form={form} />
    </Form>
  );
}

/** Says that a draft was restored. Words take longer to write than an address, so forgetting them asks. */
function RestoredLine({ t, form }: { t: ComposerText; form: TicketForm }) {
  const isRestored = useStore(form.$isRestored);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Restored t={t} isRestored={isRestored} onForget={() => setAsking(true)} />
      <AskDiscard t={t} form={form} isAsking={isAsking} setAsking={setAsking} />
    </>
  );
}

/** Discards what was written, after asking (docs/behaviour/tickets.md#leaving). */
function Discard({ t, form }: { t: ComposerText; form: TicketForm }) {
  const [isAsking, setAsking] = useState(false);
  useStore(form.$values);
  useStore(form.queue.$items);
  return (
    <>
      {form.isDirty() && (
        <button type="button" className="button quiet" onClick={() => setAsking(true)}>
          {t('draft.discard')}
        </button>
      )}
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

interface AskAgainProps {
  t: ComposerText;
  form: TicketForm;
  listPath: string | undefined;
  onConfirm(): void;
}

/** The question before something is sent that may be there already (docs/behaviour/tickets.md#sending-once). */
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
          <p>{t(`again.${kind}.text`, { time: formatDateTime(question.earlier.atMs / 1000) })}</p>
          {listPath ? (
            <p>
              <a href={listPath}>{t('again.list')}</a>
            </p>
          ) : null}
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Restores the draft, after each field has handed over what was typed before hydration. Returns whether that is done. */
function useRestoring(form: TicketForm, onAwake?: () => void): boolean {
  const [isAwake, setAwake] = useState(false);
  const awake = useRef(onAwake);
  awake.current = onAwake;
  useEffect(() => {
    void form.restore().then(() => {
      setAwake(true);
      awake.current?.();
    });
  }, [form]);
  return isAwake;
}

/** Ctrl+Enter sends; an Enter that only ends a composed word (Chinese input) does not. */
function handleEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  const isText = event.target instanceof HTMLTextAreaElement;
  // Safari ends the composition before this event; the key code 229 still shows it.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (isComposing) {
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  } else if (isText && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}

function focusProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
}
