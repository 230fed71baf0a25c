import type { Dependencies } from '#app/dependencies.ts';
import { createMemberDraft } from '#app/drafts.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { ticketProblems } from '../tickets.ts';
import type { MemberThread } from './thread.ts';

/**
 * The model of the reply form of a member's ticket.
 * @param id the ticket's id from the address
 * @param onReplied called after a reply was sent
 */
export function createReply(
  dependencies: Dependencies,
  files: UploadDependencies,
  id: string,
  { thread, findId }: MemberThread,
  onReplied: () => void,
) {
  return createTicketForm({
    dependencies,
    name: `reply.${id}`,
    draft: createMemberDraft(dependencies, `reply.${id}`),
    check: (values) => ticketProblems(values, ['content']),
    files,
    deliver: ({ content, file }) => ({
      ...thread.reply(content),
      send: async (key) =>
        dependencies.send('ticketAdd', { subject: await findId(), content, file }, { key, overlay: false }),
    }),
    onSent() {
      onReplied();
      void thread.refresh();
    },
  });
}
