import { useRef } from 'react';
import { Icon } from '#icons/Icon.tsx';
import { iconImage } from '../icons.ts';
import type { ComposerText } from '../texts.ts';
import { DropArea } from './DropArea.tsx';
import type { UploadQueue } from './upload-queue.ts';

interface AddImagesProps {
  t: ComposerText;
  queue: UploadQueue;
  /** True if the button has a visible text. */
  isLabelled?: true;
}

/** Images for a form: chosen here, dropped anywhere on the page, or pasted (docs/behaviour/tickets.md#uploads). */
export function AddImages({ t, queue, isLabelled }: AddImagesProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={isLabelled ? 'button quiet slim' : 'round reply-attach'}
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
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <DropArea t={t} add={queue.add} />
    </>
  );
}
