import { atom } from 'nanostores';
import type { SendOptions } from '../../../api/send.ts';
import type { Thread } from '../../../contract/tickets.ts';
import { createLoad } from '../../../stores/load.ts';
import { createSubmit } from '../../../stores/submit.ts';

/** A ticket's messages as they are shown, and what has come since. */
export type ThreadModel = ReturnType<typeof createThread>;

/** Makes the model of an open ticket; `fetch` asks for it, by id or by key. */
export function createThread(fetch: (options: SendOptions) => Promise<Thread>) {
  const quiet = { overlay: false };
  const shown = createLoad(() => fetch(quiet));
  /** How many messages have come that are not shown yet. */
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
     * Asks for replies, and says nothing where that fails. An agent's waits until it is asked for; own messages, which were sent from
     * here or another device, are shown.
     */
    poll: () =>
      polling.run(async () => {
        const before = current();
        const found = await fetch(quiet);
        // A reply that was sent meanwhile has brought the thread up to date.
        if (!before || before !== current()) return;
        const added = found.messages.slice(before.messages.length);
        if (added.some(({ isAgent }) => isAgent)) {
          newest = found;
          $newCount.set(added.length);
        } else if (added.length > 0) shown.set(found);
      }),
    /** Shows what was found. */
    showNew(): void {
      if (newest) shown.set(newest);
      forgetNew();
    },
    /** Fetches and shows the thread again, after a reply. */
    async refresh(): Promise<void> {
      if (await shown.load()) forgetNew();
    },
    /** Has a message of these words by the customer arrived since the thread was shown? Throws. */
    async hasArrived(content: string): Promise<boolean> {
      const { messages } = await fetch(quiet);
      const known = current()?.messages.length ?? 0;
      return messages.slice(known).some((message) => !message.isAgent && message.content === content);
    },
  };
}
