import type { Dependencies } from '#app/dependencies.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import { createReply } from '#features/tickets/thread/member-reply.ts';
import { createMemberThread } from '#features/tickets/thread/thread.ts';

/** A member's ticket with its reply form, as on the screen. */
export function openTicket(dependencies: Dependencies, files: UploadDependencies, id: string, onReplied: () => void) {
  const ticket = createMemberThread(dependencies, id);
  return { thread: ticket.thread, form: createReply(dependencies, files, id, ticket, onReplied) };
}
