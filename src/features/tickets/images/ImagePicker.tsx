import { useEffect, useRef, useState } from 'react';
import { Icon } from '#icons/Icon.tsx';
import type { ComposerText } from '../ticket-texts.ts';
import type { UploadQueue } from './upload-queue.ts';
import './drop-area.css?adopt';

/** The icon of a picture, as path data. */
export const iconImage =
  'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V7a2.5 2.5 0 0 1 2.5-2.5ZM10 9.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM3.5 18.4l4.3-4.2a2 2 0 0 1 2.8 0l1.2 1.2 2.9-3a2 2 0 0 1 2.9 0L21 15.8';

/**
 * Accepts images for a form (docs/behaviour/tickets.md#uploads). Writers choose them here, drop them anywhere on the
 * page, or paste them.
 * @param isLabelled whether the button's text is visible
 */
export function ImagePicker({ t, queue, isLabelled }: { t: ComposerText; queue: UploadQueue; isLabelled?: true }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isLabelled ? 'go' : 'round reply-attach'}
        data-adds-images=""
        onClick={() => picker.current?.click()}
      >
        <Icon path={iconImage} />
        <span className={isLabelled ? undefined : 'visually-hidden'}>{t('files.add')}</span>
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('files.add')}
        onChange={(event) => {
          queue.add([...(event.currentTarget.files ?? [])]);
          // Clear the value, so that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <DropArea t={t} add={queue.add} />
    </>
  );
}

/**
 * Accepts files that are dropped or pasted anywhere on the page. Otherwise the browser would leave the page for a file
 * that is dropped outside the form. While files are dragged, a frame over the page says that they can be dropped.
 */
function DropArea({ t, add }: { t: ComposerText; add(files: readonly File[]): void }) {
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
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Office programs copy a picture along with text. The writer then means the text, unless it only names the files.
      if (files.length === 0 || !text.split(/\r?\n/).every((line) => namesOne(files, line))) return;
      event.preventDefault();
      add(files);
    });
    return () => abort.abort();
  }, [add]);
  return isDragging && <p className="drop-area">{t('files.drop')}</p>;
}

/**
 * File managers copy the names or addresses of files along with them. Is this line empty, or such a name or address?
 */
function namesOne(files: readonly File[], line: string): boolean {
  const name = line.trim().replace(/^.*[/\\]/, '');
  return !line.trim() || files.some((file) => file.name === name || encodeURIComponent(file.name) === name);
}
