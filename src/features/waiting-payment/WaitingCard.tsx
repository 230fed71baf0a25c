import { Island, type IslandProps } from '#app/Island.tsx';
import type { TextOf } from '#i18n/island-texts.ts';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import type { waitingCardTexts } from './texts.ts';
import { useIsStored } from './use-is-stored.ts';

/** The order that this device knows of as a card in the account; nothing if there is none (`client:stored`). */
export function WaitingCard(props: IslandProps<typeof waitingCardTexts>) {
  return <Island {...props}>{(t) => <Card t={t} />}</Island>;
}

function Card({ t }: { t: TextOf<typeof waitingCardTexts> }) {
  if (!useIsStored()) return null;
  return (
    <LazyPart t={t} load={() => import('./WatchCard.tsx')}>
      {({ WatchCard }) => <WatchCard locale={t.locale} />}
    </LazyPart>
  );
}
