import { ContractBroken } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createGuestDraft } from '#app/drafts.ts';
import { emailProblem, readEmail } from '#core/email.ts';
import { href } from '#routes/href.ts';
import { keepNotice } from '#session/notice.ts';
import { keepGuestTicket } from '#stores/guest-tickets.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { type TicketProblems, type TicketValues, ticketLeaf, ticketProblems } from '../tickets.ts';

/**
 * The model of the form that opens a guest's ticket and then leaves for the ticket's link
 * (docs/behaviour/tickets.md#guests).
 */
export function createGuestTicket(dependencies: Dependencies, files: UploadDependencies) {
  const { send, locale, nowMs, leave } = dependencies;
  let key = '';
  return createTicketForm({
    dependencies,
    name: 'ticket',
    draft: createGuestDraft(dependencies, 'ticket'),
    check: (values) => ({ ...guestProblems(values), ...ticketProblems(values, ['type', 'title', 'content']) }),
    files,
    deliver({ values, content, file }) {
      const title = values.title.trim();
      const email = readEmail(values.email);
      const type = ticketLeaf(values);
      return {
        label: title,
        texts: [title, content],
        alsoSent: [email, type],
        async send(attempt) {
          const answer = await send('ticketTouristAdd', { email, type, title, content, file }, { key: attempt });
          if (!answer.key) throw new ContractBroken('ticketTouristAdd', ['no key was given']);
          key = answer.key;
          keepGuestTicket({ key, title, atMs: nowMs() });
        },
      };
    },
    onSent() {
      keepNotice('ticketSent');
      leave(href('touristTicket', { locale, query: { key } }));
    },
  });
}

/**
 * The problem of a guest's e-mail address (docs/behaviour/tickets.md#fields).
 * @example guestProblems({ …, email: 'mei@' }) // { email: 'emailInvalid' }
 */
export function guestProblems({ email }: Pick<TicketValues, 'email'>): TicketProblems {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
