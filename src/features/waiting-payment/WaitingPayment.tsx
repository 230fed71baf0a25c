import { useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { WaitingPaymentText, waitingPaymentTexts } from './texts.ts';
import { useIsStored } from './use-is-stored.ts';

/**
 * The order that this device knows of: all of `/thanks`, in the place of what the page says in general. It hydrates only
 * if one is stored (`client:stored`).
 */
export function WaitingPayment({ fallback, ...props }: IslandProps<typeof waitingPaymentTexts>) {
  return <Island {...props}>{(t) => <Waiting t={t} fallback={fallback} />}</Island>;
}

function Waiting({
  t,
  fallback,
}: { t: WaitingPaymentText } & Pick<IslandProps<typeof waitingPaymentTexts>, 'fallback'>) {
  const isStored = useIsStored();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Fallback isHidden={isShown}>{fallback}</Fallback>
      {isStored && (
        <LazyPart t={t} load={() => import('./Watch.tsx')}>
          {({ Watch }) => <Watch t={t} onShown={setShown} />}
        </LazyPart>
      )}
    </>
  );
}
