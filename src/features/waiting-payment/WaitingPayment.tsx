import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '../../app/Island.tsx';
import { localValues } from '../../stores/storage.ts';
import { Fallback } from '../../ui/feedback/Fallback.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { WaitingPaymentText, waitingPaymentTexts } from './texts.ts';

interface WaitingPaymentProps extends IslandProps<typeof waitingPaymentTexts> {
  /** Is it a card among other things? Else it is what the page is for, and takes the fallback's place. */
  isCard?: boolean;
}

/**
 * The order that this device knows of: all of `/thanks`, and a card in the account; nothing if there is none. It hydrates
 * only if one is stored (`client:stored`).
 */
export function WaitingPayment({ isCard = false, fallback, ...props }: WaitingPaymentProps) {
  return <Island {...props}>{(t) => <Waiting t={t} isCard={isCard} fallback={fallback} />}</Island>;
}

function Waiting({
  t,
  isCard,
  fallback,
}: { t: WaitingPaymentText } & Pick<WaitingPaymentProps, 'isCard' | 'fallback'>) {
  const [isStored, setStored] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => setStored(localValues.get('pendingPayment') !== undefined), []);
  return (
    <>
      {fallback && <Fallback isHidden={isShown}>{fallback}</Fallback>}
      {isStored && (
        <LazyPart t={t} load={() => import('./Watch.tsx')}>
          {({ Watch }) => <Watch t={t} isCard={isCard === true} onShown={setShown} />}
        </LazyPart>
      )}
    </>
  );
}
