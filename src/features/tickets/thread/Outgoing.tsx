import { useLayoutEffect, useRef } from 'react';
import { isOutcomeUnknown } from '#app/send-once.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { UploadItem } from '../images/upload-queue.ts';
import type { ThreadText } from '../texts.ts';

interface OutgoingProps {
  t: ThreadText;
  text: string;
  items: readonly UploadItem[];
  /** Why it was not sent; undefined while it is being sent. */
  failure: unknown;
  onSend(): void;
  onEdit(): void;
}

/** A reply that is being sent, or that failed, with buttons to retry or edit it (docs/behaviour/tickets.md#reply). */
export function Outgoing({ t, text, items, failure, onSend, onEdit }: OutgoingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = failure !== undefined;
  // Scrolls here even if the reader is further up.
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
      {!hasFailed && (
        <p className="message-time" role="status">
          {t('send.sending')}
        </p>
      )}
      <FormFailure t={t} failure={failure} refused={t('send.refused')}>
        {isOutcomeUnknown(failure) && <p>{t('again.notice')}</p>}
      </FormFailure>
      {hasFailed && (
        <p className="row">
          <button type="button" className="text-button composer-more" onClick={onSend}>
            {t('send.again')}
          </button>
          <button type="button" className="text-button composer-more" onClick={onEdit}>
            {t('send.edit')}
          </button>
        </p>
      )}
    </div>
  );
}
