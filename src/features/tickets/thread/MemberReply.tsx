import { useModel } from '../../../island/use-model.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Composer } from '../form/Composer.tsx';
import { uploadDependencies } from '../images/upload-dependencies.ts';
import type { ThreadText } from '../texts.ts';
import type { MemberThread } from './model.ts';
import { createReply } from './reply.ts';

interface MemberReplyProps {
  t: ThreadText;
  id: string;
  ticket: MemberThread;
  siteVersion: string;
}

/** The form with which a member replies. */
export function MemberReply({ t, id, ticket, siteVersion }: MemberReplyProps) {
  const onReplied = () => showToast('success', t('send.replied'));
  const form = useModel(
    (dependencies) => createReply(dependencies, uploadDependencies, id, ticket, onReplied),
    t.locale,
  );
  return (
    <Composer t={t} form={form} contentLabel={t('field.reply')} sendLabel={t('send.reply')} siteVersion={siteVersion} />
  );
}
