import type { ToldOrder } from '#app/use-own-order.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { AccountText } from './texts.ts';

/** The account's heading for a member who has nothing yet but an order under way. */
export function WaitingHead({ t, order }: { t: AccountText; order: ToldOrder }) {
  return (
    <LazyPart t={t} load={() => import('./OrderHead.tsx')} lines={3}>
      {({ OrderHead }) => <OrderHead {...order} />}
    </LazyPart>
  );
}
