import type { Dependencies } from '#app/dependencies.ts';
import type { Id } from '#contract/fields.ts';
import { keepSeen, ticketIdOf } from '../list/ticket-list.ts';
import { createThread } from './thread.ts';

/** A member's open ticket, and its id with the type that the API uses. */
export type MemberThread = ReturnType<typeof createMemberThread>;

/** Creates the model of a member's ticket (docs/behaviour/tickets.md#thread). `id` is the one in the address. */
export function createMemberThread({ send }: Pick<Dependencies, 'send'>, id: string) {
  let found: Id | undefined;
  /** Throws what the list's call throws, if that is needed. */
  const findId = async (): Promise<Id> => {
    found ??= await ticketIdOf(id, send);
    return found;
  };
  const thread = createThread(async (options) => send('ticketView', { id: await findId() }, options));
  // Shown messages count as seen. A reply that is not shown yet does not.
  thread.$state.listen((state) => state.kind === 'ready' && keepSeen(id, state.value));
  return { thread, findId };
}
