import { useEffect, useState } from 'react';
import { describeFailure } from '../../../i18n/describe-failure.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconClose, iconRefresh } from '../../../ui/icon/icons.ts';
import { iconImage } from '../icons.ts';
import type { ComposerText } from '../texts.ts';
import { attachmentUrl } from './attachment-url.ts';
import type { UploadItem, UploadQueue, UploadState } from './upload-queue.ts';
import '../../../ui/feedback/progress.css';

/** One file of a form: what it is, how far it has come, and what can be done. */
export function UploadRow({ t, item, queue }: { t: ComposerText; item: UploadItem; queue: UploadQueue }) {
  const { id, label, state } = item;
  const ofFile = <span className="visually-hidden">{t('files.of', { name: label })}</span>;
  return (
    <li className="upload" data-state={state.kind}>
      <Preview item={item} />
      <div className="upload-body">
        <p className="upload-name">{label}</p>
        <Status t={t} state={state} label={label} />
      </div>
      {state.kind === 'failed' && (
        <button type="button" className="button quiet slim" onClick={() => queue.retry(id)}>
          <Icon path={iconRefresh} />
          {t('files.retry')}
          {ofFile}
        </button>
      )}
      <button type="button" className="upload-remove" onClick={() => queue.remove(id)}>
        <Icon path={iconClose} />
        <span className="visually-hidden">
          {t('files.remove')}
          {t('files.of', { name: label })}
        </span>
      </button>
    </li>
  );
}

function Status({ t, state, label }: { t: ComposerText; state: UploadState; label: string }) {
  switch (state.kind) {
    case 'waiting':
      return <p className="soft small">{t('files.waiting')}</p>;
    case 'uploading':
      return (
        <>
          <p className="soft small figures">{t('files.uploading', { percent: Math.floor(state.part * 100) })}</p>
          <progress value={state.part} max={1} aria-label={label} />
        </>
      );
    case 'done':
      return (
        <p className="soft small" role="status">
          {t('files.done')}
        </p>
      );
    case 'failed':
      return (
        <p className="problem" role="alert">
          {describeFailure(state.failure, t)}
        </p>
      );
    case 'refused':
      return (
        <p className="problem" role="alert">
          {t(`files.refused.${state.reason}`)}
        </p>
      );
  }
}

/** A thumbnail, or an icon where there is nothing to show. */
function Preview({ item }: { item: UploadItem }) {
  const { file, state } = item;
  const [url, setUrl] = useState<string>();
  const storedName = !file && state.kind === 'done' ? state.storedName : undefined;
  const isShown = state.kind !== 'refused';
  useEffect(() => {
    if (!file || !isShown) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isShown]);
  const src = storedName ? attachmentUrl(storedName) : isShown ? url : undefined;
  return (
    <span className="upload-preview">
      {src ? <img src={src} alt="" referrerPolicy="no-referrer" /> : <Icon path={iconImage} />}
    </span>
  );
}
