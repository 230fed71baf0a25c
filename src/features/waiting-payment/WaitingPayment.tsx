import { useEffect, useState } from 'react';
import { readPendingPayment } from '../../stores/pending-payment.ts';
import { LatePart } from '../../ui/feedback/LatePart.tsx';
import { type IslandProps, TextProvider } from '../../ui/island/TextProvider.tsx';

/** The payment that this device waits for, on `/thanks` and in the account; nothing when there is none. */
export function WaitingPayment(props: IslandProps) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readPendingPayment(Date.now()) !== undefined), []);
  return (
    <TextProvider {...props}>
      {isWaiting && (
        <LatePart load={() => import('./Watch.tsx')} lines={3}>
          {({ Watch }) => <Watch />}
        </LatePart>
      )}
    </TextProvider>
  );
}
