import { useStore } from '@nanostores/react';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { iconInfo } from '../../../ui/icon/icons.ts';
import type { TicketForm } from '../form/ticket-form.ts';
import type { ComposerText } from '../texts.ts';

/** The images of a form (docs/behaviour/tickets.md#uploads). Most have none, so what shows them is loaded with the first. */
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
        <p className="notice" data-tone="danger" role="alert" tabIndex={-1} data-problem="">
          <Icon path={iconInfo} />
          {t('problems.filesFailed')}
        </p>
      )}
    </>
  );
}
