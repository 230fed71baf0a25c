import { useEffect, useState } from 'react';
import type { ComposerText } from '../texts.ts';

interface DropAreaProps {
  t: ComposerText;
  add(files: readonly File[]): void;
}

/**
 * Accepts files that are dropped or pasted anywhere on the page, since the browser would leave the page for a file
 * dropped outside the form. While files are dragged, a frame over the page says that they can be dropped.
 */
export function DropArea({ t, add }: DropAreaProps) {
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
      // Office programs copy a picture along with text. The text is meant then.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      add(files);
    });
    return () => abort.abort();
  }, [add]);
  return isDragging && <p className="drop-area">{t('files.drop')}</p>;
}
