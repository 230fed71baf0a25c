import { ContractBroken } from '../../api/failures.ts';
import { ticketTouristAdd, ticketTouristView } from '../../contract/tickets.ts';
import { emailProblem } from '../../core/guest-email.ts';
import { ticketLeaf, ticketProblems } from '../../core/tickets.ts';
import { href } from '../../routes/href.ts';
import { createGuestDraft } from '../../stores/drafts.ts';
import { keepGuestTicket } from '../../stores/guest-tickets.ts';
import { keepNotice } from '../../stores/notice.ts';
import { createThread } from '../../stores/thread.ts';
import { createTicketForm } from '../../stores/ticket-form.ts';
import type { Tools } from '../../stores/tools.ts';
import type { FileTools } from '../../stores/upload-queue.ts';

/** The form that opens a guest's ticket, and then goes to its link (spec §2, Guest page). */
export function createGuestTicket({ send, locale, nowMs, leave }: Tools, files: FileTools) {
  let key = '';
  return createTicketForm({
    draft: createGuestDraft('ticket.guest'),
    check: (values) => ({ ...emailProblem(values), ...ticketProblems(values, ['type', 'title', 'content']) }),
    files,
    async deliver({ values, content, file }) {
      const title = values.title.trim();
      const answer = await send(ticketTouristAdd, {
        email: values.email.trim(),
        type: ticketLeaf(values),
        title,
        content,
        file,
      });
      if (!answer.key) throw new ContractBroken(ticketTouristAdd.name, ['no key was given']);
      key = answer.key;
      keepGuestTicket({ key, title, atMs: nowMs() });
    },
    onSent() {
      keepNotice('ticketSent');
      leave(href('touristTicket', { locale, query: { key } }));
    },
  });
}

/** A guest's ticket and the reply to it. `onReplied` comes when a reply was sent. */
export function createGuestThread({ send, nowMs }: Tools, files: FileTools, key: string, onReplied: () => void) {
  const thread = createThread(async (options) => {
    const found = await send(ticketTouristView, { key }, options);
    keepGuestTicket({ key, title: found.title, atMs: nowMs() });
    return found;
  });
  const form = createTicketForm({
    draft: createGuestDraft(`reply.guest.${key}`),
    check: (values) => ticketProblems(values, ['content']),
    files,
    async deliver({ content, file, isUncertain }) {
      if (isUncertain && (await thread.hasArrived(content))) return;
      await send(ticketTouristAdd, { subject: thread.current()?.subject ?? '', content, file });
    },
    onSent() {
      onReplied();
      void thread.refresh();
    },
  });
  return { thread, form };
}
