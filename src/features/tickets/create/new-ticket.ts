import type { Dependencies } from '#app/dependencies.ts';
import { createMemberDraft } from '#app/drafts.ts';
import type { Attempt } from '#app/send-at-most-once.ts';
import type { Id } from '#contract/fields.ts';
import { href } from '#routes/href.ts';
import { keepNotice } from '#session/notice.ts';
import { toServerMs } from '#stores/server-clock.ts';
import { keepIdKind } from '#stores/ticket-id-kind.ts';
import { hasSent } from '../form/delivery.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { ticketLeaf, ticketProblems } from '../tickets.ts';

/** Milliseconds. A ticket that was found may be this much older than the attempt to send it, because clocks differ. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/**
 * The model of the form that opens a member's ticket and then leaves for its thread (docs/behaviour/tickets.md#create).
 */
export function createNewTicket(dependencies: Dependencies, files: UploadDependencies) {
  const { send, locale, leave } = dependencies;
  let id: Id | undefined;
  return createTicketForm({
    dependencies,
    name: 'ticket',
    draft: createMemberDraft(dependencies, 'ticket'),
    check: (values) => ticketProblems(values, ['type', 'subType', 'title', 'content']),
    files,
    deliver({ values, content, file }) {
      const title = values.title.trim();
      const type = ticketLeaf(values);
      return {
        label: title,
        texts: [title, content],
        alsoSent: type,
        async find(earlier) {
          id = await findOpened(dependencies, earlier);
          return id === undefined ? 'absent' : 'arrived';
        },
        async send(key) {
          id = (await send('ticketAdd', { type, title, content, file }, { key })).id;
        },
      };
    },
    onSent() {
      keepNotice('ticketSent');
      if (id) keepIdKind([id]);
      leave(id ? href('ticketContent', { locale, params: { id: String(id) } }) : href('ticket', { locale }));
    },
  });
}

/**
 * Finds a ticket that arrived although its answer was lost, by title and text (docs/behaviour/tickets.md#sending-once).
 * An older ticket with the same text does not count.
 * @returns the ticket's id; undefined if no ticket has arrived
 */
async function findOpened({ send }: Pick<Dependencies, 'send'>, earlier: Attempt): Promise<Id | undefined> {
  const rows = await send('ticket', {}, { overlay: false });
  const sentAtMs = toServerMs(earlier.atMs);
  const isRecent = (date: number) => !date || date * 1000 > sentAtMs - CLOCKS_DIFFER_MS;
  for (const { id, title } of rows.filter((row) => row.title === earlier.label && isRecent(row.date))) {
    const { messages } = await send('ticketView', { id }, { overlay: false });
    if (hasSent(earlier, [title, messages[0]?.content ?? ''])) return id;
  }
  return undefined;
}
