import { useEffect, useState } from 'react';
import type { ComposerText } from '../texts.ts';
import './drop-area.css?adopt';

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
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Office programs copy a picture along with text. The text is meant then, unless it only names the files.
      if (files.length === 0 || !text.split(/\r?\n/).every((line) => namesOne(files, line))) return;
      event.preventDefault();
      add(files);
    });
    return () => abort.abort();
  }, [add]);
  return isDragging && <p className="drop-area">{t('files.drop')}</p>;
}

/** Is a line empty, or the name or address of one of these files, as file managers copy them along? */
function namesOne(files: readonly File[], line: string): boolean {
  const name = line.trim().replace(/^.*[/\\]/, '');
  return !line.trim() || files.some((file) => file.name === name || encodeURIComponent(file.name) === name);
}
