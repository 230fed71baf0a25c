import type { Id } from '../../../contract/fields.ts';
import type { Dependencies } from '../../../model/dependencies.ts';
import { createMemberDraft } from '../../../model/drafts.ts';
import { createTicketForm } from '../form/ticket-form.ts';
import type { UploadDependencies } from '../images/upload-queue.ts';
import { ticketIdOf } from '../ticket-ids.ts';
import { ticketProblems } from '../tickets.ts';
import { createThread } from './thread.ts';

/** A member's ticket and the reply to it (docs/behaviour/tickets.md#thread). `id` is what its address says. `onReplied` is called after a reply was sent. */
export function createMemberThread(
  dependencies: Dependencies,
  files: UploadDependencies,
  id: string,
  onReplied: () => void,
) {
  const { send } = dependencies;
  let found: Id | undefined;
  const findId = async (): Promise<Id> => {
    found ??= await ticketIdOf(id, send);
    return found;
  };
  const thread = createThread(async (options) => send('ticketView', { id: await findId() }, options));
  const form = createTicketForm({
    dependencies,
    name: `reply.${id}`,
    draft: createMemberDraft(dependencies, `reply.${id}`),
    check: (values) => ticketProblems(values, ['content']),
    files,
    deliver: ({ content, file }) => ({
      ...thread.reply(content),
      send: async (key) => send('ticketAdd', { subject: await findId(), content, file }, { key }),
    }),
    onSent() {
      onReplied();
      void thread.refresh();
    },
  });
  return { thread, form };
}
