import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useStuck } from '#ui/controls/use-stuck.ts';
import { ComposerForm } from '../form/ComposerForm.tsx';
import { Discard, RestoredLine } from '../form/Discard.tsx';
import { Message } from '../form/Message.tsx';
import { SupportDetails } from '../form/SupportDetails.tsx';
import type { TicketForm } from '../form/ticket-form.ts';
import { iconArrowUp } from '../icons.ts';
import { AddImages } from '../images/AddImages.tsx';
import { Uploads } from '../images/Uploads.tsx';
import type { ThreadText } from '../texts.ts';
import { Outgoing } from './Outgoing.tsx';
import './reply-bar.css?adopt';

interface ReplyBarProps {
  t: ThreadText;
  form: TicketForm;
  siteVersion: string;
  /** Content that overlaps the bar's upper edge. */
  news: ReactNode;
}

/**
 * The reply form at the window's lower edge. While a reply is being sent, and after a failure, it is shown among the
 * messages (docs/behaviour/tickets.md#reply).
 */
export function ReplyBar({ t, form, siteVersion, news }: ReplyBarProps) {
  const { content } = useStore(form.$values);
  const failure = useStore(form.submit.$failure);
  const items = useStore(form.queue.$items);
  const foot = useRef<HTMLDivElement>(null);
  useStuck(foot, 'end');
  const hasFailed = failure !== undefined;
  const edit = () => {
    form.submit.clear();
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
                <AddImages t={t} queue={form.queue} />
                <Message
                  t={t}
                  form={form}
                  label={t('field.reply')}
                  placeholder={t('field.replyHint')}
                  isAway={isAway}
                  isReadOnly={progress === 'sending'}
                  rows={1}
                  onFocus={hasFailed ? edit : undefined}
                />
                {/* A press does not move the focus, so that a phone's keyboard stays open. */}
                <Button
                  type="submit"
                  className="round reply-send"
                  aria-label={label}
                  isBusy={progress !== 'writing'}
                  data-ready={!isAway && (content.trim() || items.length > 0) ? '' : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                >
                  <Icon path={iconArrowUp} />
                </Button>
              </div>
              {!isAway && (
                <div className="reply-more">
                  {progress === 'uploading' && <span className="hint">{t('send.uploading')}</span>}
                  <SupportDetails t={t} form={form} siteVersion={siteVersion} />
                  <Discard t={t} form={form} className="text-button composer-more" />
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
