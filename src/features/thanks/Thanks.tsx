import { useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { ThanksText, thanksTexts } from './thanks-texts.ts';

/**
 * The content of `/thanks` for an order that this device knows. It replaces the page's general text. The island
 * hydrates only if an order is stored (`client:stored`).
 */
export function Thanks({ fallback, ...props }: IslandProps<typeof thanksTexts>) {
  return <Island {...props}>{(t) => <ThanksScreen t={t} fallback={fallback} />}</Island>;
}

function ThanksScreen({ t, fallback }: { t: ThanksText } & Pick<IslandProps<typeof thanksTexts>, 'fallback'>) {
  // React sets this state before the browser paints, so that the two texts are never seen together.
  const [shown, setShown] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <Fallback isHidden={shown !== null}>{fallback}</Fallback>
      <LazyPart t={t} load={() => import('./OrderPage.tsx')}>
        {({ OrderPage }) => <OrderPage t={t} ref={setShown} />}
      </LazyPart>
    </>
  );
}
