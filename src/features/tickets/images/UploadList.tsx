import { type MouseEvent, useEffect, useState } from 'react';
import { NetworkFailure } from '#api/failures.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconClose } from '#icons/icons.ts';
import { focusInstead } from '#ui/controls/focus-instead.ts';
import { FailureWords } from '#ui/feedback/FailureText.tsx';
import '#ui/feedback/progress.css?adopt';
import type { ComposerText } from '../ticket-texts.ts';
import { attachmentUrl } from './attachment-url.ts';
import { iconImage } from './ImagePicker.tsx';
import type { UploadItem, UploadQueue, UploadState } from './upload-queue.ts';
import './uploads.css?adopt';

/** Milliseconds for which a file's object URL is kept after its picture was removed. */
const REVOKED_AFTER_MS = 1000;

/** The images of a form as thumbnails. Each shows the progress of its upload and its actions. */
export function UploadList({ t, items, queue }: { t: ComposerText; items: readonly UploadItem[]; queue: UploadQueue }) {
  return (
    <ul className="uploads" aria-label={t('files.label')}>
      {items.map((item) => (
        <UploadThumb t={t} key={item.id} item={item} queue={queue} />
      ))}
    </ul>
  );
}

/** Thumbnails of the images of a form that is being sent. */
export function UploadPreviews({ items }: { items: readonly UploadItem[] }) {
  return (
    <div className="row">
      {items.map((item) => (
        <Preview key={item.id} item={item} />
      ))}
    </div>
  );
}

/** One image of a form: thumbnail, upload progress and actions. A failure is explained beside the thumbnail. */
function UploadThumb({ t, item, queue }: { t: ComposerText; item: UploadItem; queue: UploadQueue }) {
  const { id, label, state } = item;
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const item = currentTarget.closest('li');
    queue.retry(id);
    focusInstead(() => item?.querySelector('.upload-remove'));
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    const buttons = () => [...(form?.querySelectorAll('.upload-remove') ?? [])];
    const place = buttons().indexOf(currentTarget);
    queue.remove(id);
    focusInstead(() => buttons()[place] ?? buttons().at(-1) ?? form?.querySelector('[data-adds-images]'));
  };
  const ofFile = <span className="visually-hidden">{t('files.of', { name: label })}</span>;
  return (
    <li className="upload" data-state={state.kind}>
      <div className="upload-thumb">
        <Preview item={item} />
        {state.kind === 'failed' && (
          <button type="button" className="upload-retry" onClick={retry}>
            {t('files.retry')}
            {ofFile}
          </button>
        )}
        <button type="button" className="round upload-remove" onClick={remove}>
          <Icon path={iconClose} />
          <span className="visually-hidden">{t('files.remove')}</span>
          {ofFile}
        </button>
      </div>
      <Status t={t} state={state} label={label} />
      <p className="visually-hidden" role="status">
        {state.kind === 'done' && `${label} ${t('files.done')}`}
      </p>
    </li>
  );
}

function Status({ t, state, label }: { t: ComposerText; state: UploadState; label: string }) {
  const hiddenName = <span className="visually-hidden">{label} </span>;
  switch (state.kind) {
    case 'waiting':
      return (
        <p className="upload-part">
          {hiddenName}
          <span className="visually-hidden">{t('files.waiting')}</span>…
        </p>
      );
    case 'uploading':
      return (
        <div className="upload-part">
          {hiddenName}
          <span className="visually-hidden">{t('files.uploading')}</span>
          <span className="figures">{Math.floor(state.part * 100)}%</span>
          <progress value={state.part} max={1} aria-label={label} />
        </div>
      );
    case 'done':
      return null;
    case 'failed':
      return (
        <p className="problem upload-why" role="alert">
          <strong>{label}</strong>{' '}
          {isTooLarge(state.failure) ? t('files.refused.large') : <FailureWords t={t} failure={state.failure} />}
        </p>
      );
    case 'refused':
      return (
        <p className="problem upload-why" role="alert">
          <strong>{label}</strong> {t(`files.refused.${state.reason}`)}
        </p>
      );
  }
}

/** Did a server refuse the file's size? A server in front of the API may have a lower limit than the API. */
function isTooLarge(failure: unknown): boolean {
  return failure instanceof NetworkFailure && failure.reason.kind === 'status' && failure.reason.status === 413;
}

/** An image's thumbnail, or an icon if no image can be shown. */
function Preview({ item }: { item: UploadItem }) {
  const { file, state } = item;
  const [url, setUrl] = useState<string>();
  const storedName = !file && state.kind === 'done' ? state.storedName : undefined;
  const isShown = state.kind !== 'refused';
  useEffect(() => {
    if (!file || !isShown) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    // Wait before revoking the URL: an image may have just started to load it.
    return () => void setTimeout(() => URL.revokeObjectURL(made), REVOKED_AFTER_MS);
  }, [file, isShown]);
  const own = isShown ? url : undefined;
  const src = storedName ? attachmentUrl(storedName) : own;
  return (
    <span className="upload-preview">
      {src ? <img src={src} alt="" referrerPolicy="no-referrer" /> : <Icon path={iconImage} />}
    </span>
  );
}
