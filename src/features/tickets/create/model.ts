import type { Id } from '../../../contract/fields.ts';
import type { Dependencies } from '../../../model/dependencies.ts';
import { createMemberDraft } from '../../../model/drafts.ts';
import { href } from '../../../routes/href.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { keepIdKind } from '../ticket-ids.ts';
import { ticketLeaf, ticketProblems } from '../tickets.ts';

/** The form that opens a member's ticket, and then goes to its thread (docs/behaviour/tickets.md#create). */
export function createNewTicket(dependencies: Dependencies, files: UploadDependencies) {
  const { send, locale, leave } = dependencies;
  let id: Id | undefined;
  return createTicketForm({
    draft: createMemberDraft(dependencies, 'ticket'),
    check: (values) => ticketProblems(values, ['type', 'subType', 'title', 'content']),
    files,
    async deliver({ values, content, file, isUncertain }) {
      const title = values.title.trim();
      const arrived = isUncertain ? await findOpened(send, title, content) : undefined;
      id = arrived ?? (await send('ticketAdd', { type: ticketLeaf(values), title, content, file })).id;
    },
    onSent() {
      keepNotice('ticketSent');
      if (id) keepIdKind([id]);
      leave(id ? href('ticketContent', { locale, params: { id: String(id) } }) : href('ticket', { locale }));
    },
  });
}

/** The id of a ticket that arrived although its answer was lost, by title and text (docs/behaviour/tickets.md#sending-once). */
async function findOpened(send: Dependencies['send'], title: string, content: string): Promise<Id | undefined> {
  const rows = await send('ticket', {});
  const row = rows.find((one) => one.title === title);
  if (!row) return undefined;
  const { messages } = await send('ticketView', { id: row.id });
  return messages[0]?.content === content ? row.id : undefined;
}
