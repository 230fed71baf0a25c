import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '../../app/Island.tsx';
import { readPendingPayment } from '../../stores/pending-payment.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import type { waitingPaymentTexts } from './texts.ts';

/**
 * The payment that this device waits for, on `/thanks` and in the account; nothing if there is none. It hydrates only
 * if one is stored (`client:stored`).
 */
export function WaitingPayment(props: IslandProps<typeof waitingPaymentTexts>) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readPendingPayment(Date.now()) !== undefined), []);
  return (
    <Island {...props}>
      {(t) => (
        <>
          {isWaiting && (
            <LazyPart t={t} load={() => import('./Watch.tsx')} lines={3}>
              {({ Watch }) => <Watch t={t} />}
            </LazyPart>
          )}
        </>
      )}
    </Island>
  );
}
