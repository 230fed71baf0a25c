import { ContractBroken } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createGuestDraft } from '#app/drafts.ts';
import { keepGuestTicket } from '#stores/guest-tickets.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { createThread } from '../thread/thread.ts';
import { ticketProblems } from '../tickets.ts';

/**
 * The models of a guest's ticket and of the reply form.
 * @param key the key of the ticket's link
 * @param onReplied called after a reply was sent
 */
export function createGuestThread(
  dependencies: Dependencies,
  files: UploadDependencies,
  key: string,
  onReplied: () => void,
) {
  const { send, nowMs } = dependencies;
  const thread = createThread(async (options) => {
    const found = await send('ticketTouristView', { key }, options);
    keepGuestTicket({ key, title: found.title, atMs: nowMs() });
    return found;
  });
  const form = createTicketForm({
    dependencies,
    name: `reply.${key}`,
    draft: createGuestDraft(dependencies, `reply.${key}`),
    check: (values) => ticketProblems(values, ['content']),
    files,
    deliver: ({ content, file }) => ({
      ...thread.reply(content),
      async send(attempt) {
        const subject = thread.current()?.subject;
        if (subject == null) throw new ContractBroken('ticketTouristView', ['info.subject: is missing']);
        await send('ticketTouristAdd', { subject, content, file }, { key: attempt, overlay: false });
      },
    }),
    onSent() {
      onReplied();
      void thread.refresh();
    },
  });
  return { thread, form };
}
