import type { ReactNode } from 'react';
import { useModel } from '#app/use-model.ts';
import { showToast } from '#stores/toasts.ts';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { ThreadText } from '../ticket-texts.ts';
import { createReply } from './member-reply.ts';
import { ReplyBar } from './ReplyBar.tsx';
import type { MemberThread } from './thread.ts';

interface MemberReplyProps {
  t: ThreadText;
  id: string;
  ticket: MemberThread;
  /** Content that overlaps the upper edge of the reply bar. */
  news: ReactNode;
}

/** A member's reply form. */
export function MemberReply({ t, id, ticket, news }: MemberReplyProps) {
  const onReplied = () => showToast('success', t('send.replied'));
  const form = useModel(
    (dependencies) => createReply(dependencies, uploadDependencies, id, ticket, onReplied),
    t.locale,
  );
  return <ReplyBar t={t} form={form} news={news} />;
}
