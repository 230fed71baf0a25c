import { atom } from 'nanostores';
import { loadCode } from '../../api/load-code.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createSubmit, quietly } from '../../model/submit.ts';
import type { HandOff, OrderCalls, OrderState, Purchase } from './order-types.ts';

/**
 * One order at a time, whatever is pressed (docs/behaviour/checkout.md#orders). A refusal brings the button back; after a reply
 * it stays off, because the page is being left, until `reopen` says that the buyer has come back to it. What sends it is fetched by the
 * first press: who only looks does without.
 */
export function createOrder(dependencies: Dependencies, handOff: HandOff, calls: OrderCalls) {
  const $state = atom<OrderState>({ kind: 'open' });
  let loading: ReturnType<typeof loadSending> | undefined;
  let sending: Awaited<ReturnType<typeof loadSending>> | undefined;
  const submit = createSubmit((failure) => {
    sending?.fail(failure);
    return false;
  });

  const loadSending = async () => {
    const [{ createSending }] = await Promise.all([loadCode(() => import('./order-sending.ts')), handOff.loadParts()]);
    return createSending({ ...calls, dependencies, handOff, $state });
  };

  // One of them, whoever asks first: a second one would know nothing of the order that the first one sends.
  const fetchSending = async () => {
    loading ??= loadSending();
    try {
      sending = await loading;
      return sending;
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  };

  const send = async (purchase: Purchase, isConfirmed: boolean): Promise<boolean> => {
    const result = await submit.run(async () => {
      $state.set({ kind: 'open' });
      return (await fetchSending()).send(purchase, isConfirmed);
    });
    return result.isDone && result.value;
  };

  return {
    $state,
    submit,
    /** Fetches what sending needs, ahead of the press; without it, the press fetches it. */
    prepare(): void {
      void quietly(fetchSending);
    },
    /**
     * Orders, but asks first if the same account ordered the same package within 30 minutes: it may be paid for already
     * (docs/behaviour/checkout.md#ordering-again).
     */
    async pay(purchase: Purchase): Promise<boolean> {
      return $state.get().kind !== 'sent' && send(purchase, false);
    },
    /** Orders the same package again, once the buyer has confirmed it. */
    async payAgain(): Promise<boolean> {
      const state = $state.get();
      return state.kind === 'again' && send(state.purchase, true);
    },
    /** Leaves once more for a payment that did not open; nothing is ordered. */
    async leaveAgain(): Promise<void> {
      const state = $state.get();
      if (state.kind === 'late') await submit.run(state.again);
    },
    /** The buyer says that they did not pay: nobody waits for that order any more, and the form is there again. */
    giveUp(): void {
      const state = $state.get();
      if (state.kind === 'late') sending?.drop(state.order);
      $state.set({ kind: 'open' });
    },
    /** The buyer is (still) here: after Back from the gateway, after leaving the payment page, or after declining to order again. */
    reopen(): void {
      $state.set({ kind: 'open' });
    },
  };
}

/** An order's model. */
export type Order = ReturnType<typeof createOrder>;
