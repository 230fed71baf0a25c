import { atom } from 'nanostores';
import type { SendOptions } from '#api/client.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import type { Id } from '#contract/fields.ts';
import type { Thread } from '#contract/tickets.ts';
import { formatDate } from '#core/time.ts';
import { createAction } from '#stores/action-state.ts';
import { serverNowMs } from '#stores/server-clock.ts';
import { type Delivery, hashOfTexts, hasSent } from '../form/delivery.ts';
import { keepSeen, ticketIdOf } from '../list/ticket-list.ts';
import { promisedAnswer } from '../promise.ts';

/** The model of an open ticket: the shown messages, and those that have arrived since. */
export type ThreadModel = ReturnType<typeof createThread>;

/**
 * Creates the model of an open ticket.
 * @param fetch loads the ticket, by id or by key
 */
export function createThread(fetch: (options: SendOptions) => Promise<Thread>) {
  const quiet = { overlay: false };
  const shown = createFetchedValue(() => fetch(quiet));
  /** The number of new messages that are not shown yet. */
  const $newCount = atom(0);
  const polling = createAction(() => true);
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
     * Checks for new messages. A failure stays silent. If an agent has replied, the new messages are only counted until
     * `showNew` is called. If all of them are the customer's own, sent here or from another device, they show at once
     * (docs/behaviour/tickets.md#new-replies).
     */
    poll: () =>
      polling.run(async () => {
        const before = current();
        const found = await fetch(quiet);
        // A reply that was sent in the meantime has already updated the thread.
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
     * Describes a reply to this ticket, and how to find out whether an earlier reply has arrived
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

/** A member's open ticket, and a function that finds its id with the type that the API uses. */
export type MemberThread = ReturnType<typeof createMemberThread>;

/**
 * Creates the model of a member's ticket (docs/behaviour/tickets.md#thread).
 * @param id the ticket's id from the address
 */
export function createMemberThread({ send }: Pick<Dependencies, 'send'>, id: string) {
  let found: Id | undefined;
  /**
   * The id with the type that the API uses. If this tab does not know the type yet, the list is loaded.
   * @throws what that call throws
   */
  const findId = async (): Promise<Id> => {
    found ??= await ticketIdOf(id, send);
    return found;
  };
  const thread = createThread(async (options) => send('ticketView', { id: await findId() }, options));
  // Shown messages count as seen. A reply that is not shown yet does not.
  thread.$state.listen((state) => state.kind === 'ready' && keepSeen(id, state.value));
  return { thread, findId };
}

/** The number of a ticket's messages that are the customer's own and match. */
function countOwn(thread: Thread | undefined, isAlike: (text: string) => boolean): number {
  return (thread?.messages ?? []).filter(({ isAgent, content }) => !isAgent && isAlike(content)).length;
}

/**
 * The answer that the customer of a ticket waits for. Undefined if the ticket does not wait, or if it is not known since
 * when it waits.
 *
 * @param now the server's time, in seconds since the epoch
 */
export function awaitedAnswer({ state, messages }: Pick<Thread, 'state' | 'messages'>, now: number) {
  return promisedAnswer(state, messages.filter(({ isAgent }) => !isAgent).at(-1)?.date, now);
}

/**
 * Is a moment today in the reader's time zone, by the server's clock?
 * @param seconds the moment, in seconds since the epoch
 */
export function isToday(seconds: number): boolean {
  return formatDate(seconds) === formatDate(serverNowMs() / 1000);
}
