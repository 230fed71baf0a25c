import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconImage } from '../icons.ts';
import type { ComposerText } from '../texts.ts';
import type { UploadQueue } from './upload-queue.ts';
import './file-drop.css';
import { UploadRow } from './UploadRow.tsx';

/** Images for a form: chosen, dropped anywhere on the page, or pasted (docs/behaviour/tickets.md#uploads). */
export function FileDrop({ t, queue }: { t: ComposerText; queue: UploadQueue }) {
  const items = useStore(queue.$items);
  const picker = useRef<HTMLInputElement>(null);
  const isDragging = useDroppedFiles(queue.add);
  return (
    <fieldset className="field file-field">
      <legend className="label">{t('files.label')}</legend>
      <div className="file-drop" data-dragging={isDragging ? '' : undefined}>
        <button type="button" className="button quiet slim" onClick={() => picker.current?.click()}>
          <Icon path={iconImage} />
          {t('files.add')}
        </button>
        <p className="hint">{t(isDragging ? 'files.drop' : 'files.hint')}</p>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={t('files.add')}
          onChange={(event) => {
            queue.add([...(event.currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul className="uploads">
          {items.map((item) => (
            <UploadRow t={t} key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** Takes files that are dropped or pasted anywhere: the browser would open one dropped beside the form in place of the page. */
function useDroppedFiles(add: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ): void => addEventListener(name, listener, { signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    });
    listen('dragleave', (event) => {
      if (!event.relatedTarget) setDragging(false);
    });
    listen('drop', (event) => {
      setDragging(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Office programs copy a picture along with the text: then the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      add(files);
    });
    return () => abort.abort();
  }, [add]);
  return isDragging;
}
