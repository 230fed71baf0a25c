import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { Icon } from '#icons/Icon.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { focusInstead, submitButtonOf } from '#ui/controls/focus-instead.ts';
import { useStuck } from '#ui/controls/use-stuck.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { ComposerForm } from '../form/ComposerForm.tsx';
import { Discard, RestoredLine } from '../form/Discard.tsx';
import { MessageField } from '../form/MessageField.tsx';
import { SupportDetails } from '../form/SupportDetails.tsx';
import type { TicketForm } from '../form/ticket-form.ts';
import { ImagePicker } from '../images/ImagePicker.tsx';
import { Uploads } from '../images/Uploads.tsx';
import type { UploadItem } from '../images/upload-queue.ts';
import type { ThreadText } from '../ticket-texts.ts';

/** The icon for sending, an arrow upwards, as path data. */
const ARROW_UP = 'M12 19.5v-15M6 10.5l6-6 6 6';

interface ReplyBarProps {
  t: ThreadText;
  form: TicketForm;
  /** Content that overlaps the bar's upper edge. */
  news: ReactNode;
}

/**
 * The reply form at the lower edge of the window. While a reply is being sent, and after a failure, the reply shows
 * among the messages (docs/behaviour/tickets.md#reply).
 */
export function ReplyBar({ t, form, news }: ReplyBarProps) {
  const { content } = useStore(form.$values);
  const failure = useStore(form.sending.$failure);
  const items = useStore(form.queue.$items);
  const foot = useRef<HTMLDivElement>(null);
  useStuck(foot, 'end');
  const hasFailed = failure !== undefined;
  const edit = () => {
    form.sending.clear();
    foot.current?.querySelector('textarea')?.focus();
  };
  return (
    <ComposerForm t={t} form={form} className="reply">
      {({ progress, send }) => {
        const isAway = progress === 'sending' || hasFailed;
        const label = t(progress === 'writing' ? 'send.reply' : `send.${progress}`);
        return (
          <>
            {isAway && <Outgoing t={t} text={content} items={items} failure={failure} onSend={send} onEdit={edit} />}
            <div ref={foot} className="thread-foot">
              {news}
              {!isAway && (
                <>
                  <RestoredLine t={t} form={form} />
                  <Uploads t={t} form={form} />
                </>
              )}
              <div className="reply-row">
                <ImagePicker t={t} queue={form.queue} />
                <MessageField
                  t={t}
                  form={form}
                  label={t('field.reply')}
                  placeholder={t('field.replyHint')}
                  isAway={isAway}
                  isReadOnly={progress === 'sending'}
                  rows={1}
                  onFocus={hasFailed ? edit : undefined}
                />
                {/*
                 * Keep the focus in the field when the button is pressed. Otherwise a phone's keyboard would close.
                 */}
                <Button
                  type="submit"
                  className="round reply-send"
                  aria-label={label}
                  isBusy={progress !== 'writing'}
                  data-ready={!isAway && (content.trim() || items.length > 0) ? '' : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                >
                  <Icon path={ARROW_UP} />
                </Button>
              </div>
              {!isAway && (
                <div className="reply-more">
                  {progress === 'uploading' && <span className="hint">{t('send.uploading')}</span>}
                  <SupportDetails t={t} form={form} />
                  <Discard t={t} form={form} className="go composer-more" />
                  <span className="hint composer-keys">{t('field.sendKeys')}</span>
                </div>
              )}
            </div>
          </>
        );
      }}
    </ComposerForm>
  );
}

interface OutgoingProps {
  t: ThreadText;
  text: string;
  items: readonly UploadItem[];
  /** Why the reply was not sent; undefined while it is being sent. */
  failure: unknown;
  onSend(): void;
  onEdit(): void;
}

/**
 * A reply that is being sent or has failed. After a failure it has buttons to retry and to edit
 * (docs/behaviour/tickets.md#reply).
 */
function Outgoing({ t, text, items, failure, onSend, onEdit }: OutgoingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = failure !== undefined;
  const sendAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const next = submitButtonOf(currentTarget);
    onSend();
    focusInstead(() => next);
  };
  // Scroll to the reply even if the reader is further up.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={ref} className="outgoing" data-failed={hasFailed ? '' : undefined}>
      {text.trim() && <p className="bubble">{text.trim()}</p>}
      {items.length > 0 && (
        <LazyPart t={t} load={() => import('../images/UploadList.tsx')} lines={1}>
          {({ UploadPreviews }) => <UploadPreviews items={items} />}
        </LazyPart>
      )}
      {/* This is no live region, because the button says the same once the sending takes long. */}
      {!hasFailed && <p className="message-time">{t('send.sending')}</p>}
      <FormFailure t={t} failure={failure} refused={t('send.refused')}>
        {isOutcomeUnknown(failure) && <p>{t('again.notice')}</p>}
      </FormFailure>
      {hasFailed && (
        <p className="row">
          <button type="button" className="go composer-more" onClick={sendAgain}>
            {t('send.again')}
          </button>
          <button type="button" className="go composer-more" onClick={onEdit}>
            {t('send.edit')}
          </button>
        </p>
      )}
    </div>
  );
}
