import type { Dependencies } from '../../../app/dependencies.ts';
import type { Id } from '../../../contract/fields.ts';
import { keepSeen } from '../seen.ts';
import { ticketIdOf } from '../ticket-ids.ts';
import { createThread, type ThreadModel } from './thread.ts';

/** A member's open ticket, and its id as the API has it. */
export interface MemberThread {
  thread: ThreadModel;
  /** Fails like its call, where the list has to be asked. */
  findId(): Promise<Id>;
}

/** A member's ticket (docs/behaviour/tickets.md#thread). `id` is what its address says. */
export function createMemberThread({ send }: Pick<Dependencies, 'send'>, id: string): MemberThread {
  let found: Id | undefined;
  const findId = async (): Promise<Id> => {
    found ??= await ticketIdOf(id, send);
    return found;
  };
  const thread = createThread(async (options) => send('ticketView', { id: await findId() }, options));
  // What is shown is seen; a reply that waits to be shown is not.
  thread.$state.listen((state) => state.kind === 'ready' && keepSeen(id, state.value));
  return { thread, findId };
}
