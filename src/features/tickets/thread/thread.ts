import { atom } from 'nanostores';
import type { SendOptions } from '#api/client.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createLoad } from '#app/load.ts';
import type { Id } from '#contract/fields.ts';
import type { Thread } from '#contract/tickets.ts';
import { formatDate } from '#core/time.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { createSubmit } from '#stores/submit.ts';
import { type Delivery, hashOfTexts, hasSent } from '../form/delivery.ts';
import { keepSeen, ticketIdOf } from '../list/ticket-list.ts';

/** The model of an open ticket: the shown messages and the ones that have arrived since. */
export type ThreadModel = ReturnType<typeof createThread>;

/** Creates the model of an open ticket. `fetch` loads it, by id or by key. */
export function createThread(fetch: (options: SendOptions) => Promise<Thread>) {
  const quiet = { overlay: false };
  const shown = createLoad(() => fetch(quiet));
  /** How many new messages are not shown yet. */
  const $newCount = atom(0);
  const polling = createSubmit(() => true);
  let newest: Thread | undefined;

  const current = (): Thread | undefined => {
    const state = shown.$state.get();
    return state.kind === 'ready' ? state.value : undefined;
  };
  function forgetNew(): void {
    newest = undefined;
    $newCount.set(0);
  }

  return {
    $state: shown.$state,
    $newCount,
    load: shown.load,
    current,
    /**
     * Checks for new messages; a failure stays silent. An agent's reply is only counted until `showNew`. The customer's
     * own messages, sent here or from another device, are shown at once (docs/behaviour/tickets.md#new-replies).
     */
    poll: () =>
      polling.run(async () => {
        const before = current();
        const found = await fetch(quiet);
        // A reply sent meanwhile has already updated the thread.
        if (!before || before !== current()) return;
        const added = found.messages.slice(before.messages.length);
        if (added.some(({ isAgent }) => isAgent)) {
          newest = found;
          $newCount.set(added.length);
        } else if (added.length > 0) shown.set(found);
      }),
    /** Shows the new messages. */
    showNew(): void {
      if (newest) shown.set(newest);
      forgetNew();
    },
    /** Loads and shows the thread again, after a reply. */
    async refresh(): Promise<void> {
      if (await shown.load()) forgetNew();
    },
    /**
     * A reply to this ticket, and how to find out whether an earlier one has arrived
     * (docs/behaviour/tickets.md#sending-once).
     */
    reply: (content: string): Omit<Delivery, 'send'> => ({
      label: '',
      texts: [content],
      before: countOwn(current(), (text) => hashOfTexts([text]) === hashOfTexts([content])),
      async find(earlier) {
        const found = await fetch(quiet);
        return countOwn(found, (text) => hasSent(earlier, [text])) > earlier.before ? 'arrived' : 'absent';
      },
    }),
  };
}

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

/** How many of a ticket's messages are the customer's own and match. */
function countOwn(thread: Thread | undefined, isAlike: (text: string) => boolean): number {
  return (thread?.messages ?? []).filter(({ isAgent, content }) => !isAgent && isAlike(content)).length;
}

/** True if a moment (seconds since the epoch) is today in the reader's time zone, by the server's clock. */
export function isToday(seconds: number): boolean {
  return formatDate(seconds) === formatDate(serverNowMs() / 1000);
}
