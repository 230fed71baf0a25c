import type { ReactNode } from 'react';
import { Aside } from './aside/Aside.tsx';
import { cardsOf } from './aside/cards.ts';
import { FirstBuy } from './aside/FirstBuy.tsx';
import { Records, type RecordsProps } from './records/Records.tsx';

interface ContentProps extends RecordsProps {
  /** Is a payment under way? */
  isWaiting?: boolean | undefined;
  /** The parts that come on demand: prices for who has nothing yet, what to renew with, and the data of level 2. */
  first: ReactNode;
  renew: ReactNode;
  data: ReactNode;
}

/** What is below the head: devices and orders beside what the member needs now. Also painted before React (`src/painters`). */
export function Content({ isWaiting = false, first, renew, data, ...records }: ContentProps) {
  const { t, info, sky } = records;
  if (sky === 'none' && info.device.length + info.pays.length === 0)
    return <FirstBuy t={t}>{!isWaiting && first}</FirstBuy>;
  return (
    <div className="sides stack">
      <Aside t={t} info={info} cards={cardsOf(info, sky, isWaiting)} renew={renew} data={data} />
      <Records {...records} />
    </div>
  );
}
