import { useStore } from '@nanostores/react';
import { adoptStyle } from '../../../browser/adopt-style.ts';
import progress from '../../../ui/feedback/progress.css?inline';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconInfo } from '../../../ui/icon/icons.ts';
import type { TicketForm } from '../form/ticket-form.ts';
import type { ComposerText } from '../texts.ts';
import { UploadThumb } from './UploadThumb.tsx';
import css from './uploads.css?inline';

adoptStyle(progress + css);

/** The images of a form, small, each with how far it has come and what can be done (docs/behaviour/tickets.md#uploads). */
export function Uploads({ t, form: { queue, $hasFailedFiles } }: { t: ComposerText; form: TicketForm }) {
  const items = useStore(queue.$items);
  const hasFailedFiles = useStore($hasFailedFiles);
  return (
    <>
      {items.length > 0 && (
        <ul className="uploads" aria-label={t('files.label')}>
          {items.map((item) => (
            <UploadThumb t={t} key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      )}
      {hasFailedFiles && (
        <p className="notice" data-tone="danger" role="alert" tabIndex={-1} data-problem="">
          <Icon path={iconInfo} />
          {t('problems.filesFailed')}
        </p>
      )}
    </>
  );
}
