import type { Dependencies } from '#app/dependencies.ts';
import type { FetchedValue } from '#app/fetched-value.ts';
import type { CallName } from '#contract/calls.ts';
import { createAccount, createReceipt } from '#features/account/account-model.ts';
import { createAppleId } from '#features/apple-id/apple-id-model.ts';
import { createShop } from '#features/checkout/product-list/shop.ts';
import { createGreenChannel } from '#features/green-channel/green-channel-model.ts';
import { createInvite } from '#features/invite/invite-model.ts';
import { createRules } from '#features/rules/rules-model.ts';
import { createGuestThread } from '#features/tickets/guest/guest-thread.ts';
import { createTickets } from '#features/tickets/list/ticket-list.ts';
import { $session } from '#session/session.ts';
import { sessionValues } from '#stores/storage.ts';
import type { PersonName } from '../../sandbox/seed/people.ts';
import { filesOn } from './files.ts';
import { openTicket } from './open-ticket.ts';
import { type CallScene, type Scene, stateOf } from './scenes.ts';
import type { Stage } from './stage.ts';

type Fetched = Pick<FetchedValue<unknown, []>, '$state' | 'load'>;

function shopOf(dependencies: Dependencies): Fetched {
  const shop = createShop(dependencies, { level: 1 });
  return { $state: shop.$goods, load: () => shop.load({}) };
}

/** The scene of a value that a screen fetches when it opens. */
function loading({ $state, load }: Fetched): Scene {
  const kind = () => $state.get().kind;
  return {
    act: load,
    failure() {
      const state = $state.get();
      return state.kind === 'failed' ? state.failure : undefined;
    },
    isBusy: () => kind() === 'loading',
    isDone: () => kind() === 'ready',
  };
}

/** The calls that screens make when they open. */
export function readingsOn(stage: Stage): readonly CallScene[] {
  const files = filesOn(stage);
  const reading: readonly [call: CallName, who: PersonName | undefined, open: (its: Dependencies) => Fetched][] = [
    ['skuList', undefined, shopOf],
    ['appleId', 'lin', createAppleId],
    ['ticket', 'lin', createTickets],
    ['userRules', 'lin', createRules],
    ['invite', 'pia', createInvite],
    ['orderReceipt', 'lin', (its) => createReceipt(its, 'P001001')],
    ['ticketView', 'lin', (its) => openTicket(its, files, '102', () => {}).thread],
    ['ticketTouristView', undefined, (its) => createGuestThread(its, files, 'guest-answered', () => {}).thread],
  ];

  return [
    ...reading.map(
      ([call, who, open]): CallScene => ({ call, who, isReading: true, open: (its) => loading(open(its)) }),
    ),
    {
      call: 'info',
      who: 'lin',
      open(dependencies) {
        const model = createAccount(dependencies);
        return { ...stateOf(model.loading), act: model.load, isDone: () => $session.get()?.userInfo !== undefined };
      },
    },
    {
      call: 'greenChannel',
      open(dependencies) {
        sessionValues.set('formSign', 'green-mei');
        const model = createGreenChannel(dependencies);
        return {
          ...stateOf(model.signing),
          act() {
            // A refused form is forgotten, and its reader comes again from the app.
            sessionValues.set('formSign', 'green-mei');
            return model.start();
          },
          isDone: () => stage.left.length > 0,
        };
      },
    },
  ];
}
