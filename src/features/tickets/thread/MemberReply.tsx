import type { ReactNode } from 'react';
import { useModel } from '#app/use-model.ts';
import { showToast } from '#stores/toasts.ts';
import { uploadDependencies } from '../images/upload-queue.ts';
import type { ThreadText } from '../texts.ts';
import type { MemberThread } from './model.ts';
import { ReplyBar } from './ReplyBar.tsx';
import { createReply } from './reply.ts';

interface MemberReplyProps {
  t: ThreadText;
  id: string;
  ticket: MemberThread;
  siteVersion: string;
  /** See `ReplyBar`. */
  news: ReactNode;
}

/** A member's reply form. */
export function MemberReply({ t, id, ticket, siteVersion, news }: MemberReplyProps) {
  const onReplied = () => showToast('success', t('send.replied'));
  const form = useModel(
    (dependencies) => createReply(dependencies, uploadDependencies, id, ticket, onReplied),
    t.locale,
  );
  return <ReplyBar t={t} form={form} siteVersion={siteVersion} news={news} />;
}
