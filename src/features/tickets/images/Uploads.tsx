import { useStore } from '@nanostores/react';
import { Icon } from '#icons/Icon.tsx';
import { iconInfo } from '#icons/icons.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { TicketForm } from '../form/ticket-form.ts';
import type { ComposerText } from '../ticket-texts.ts';

/** A form's images (docs/behaviour/tickets.md#uploads). The code that shows them loads with the first image. */
export function Uploads({ t, form: { queue, $hasFailedFiles } }: { t: ComposerText; form: TicketForm }) {
  const items = useStore(queue.$items);
  const hasFailedFiles = useStore($hasFailedFiles);
  return (
    <>
      {items.length > 0 && (
        <LazyPart t={t} load={() => import('./UploadList.tsx')} lines={1}>
          {({ UploadList }) => <UploadList t={t} items={items} queue={queue} />}
        </LazyPart>
      )}
      {hasFailedFiles && (
        <p className="notice" data-tone="danger" role="alert">
          <Icon path={iconInfo} />
          {t('problems.filesFailed')}
        </p>
      )}
    </>
  );
}
