import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';
import { isLight } from '../Head.tsx';
import type { AccountText } from '../texts.ts';
import { NextTile } from './NextTile.tsx';
import { nextStep } from './next-step.ts';
import { Shelves } from './Shelves.tsx';
import './tiles.css?adopt';

interface TilesProps {
  t: AccountText;
  info: UserInfo;
  sky: Horizon['state'];
  /** What a level 2 member has used of their data. */
  children?: ReactNode;
}

/**
 * What is next, the data of level 2, and the way to the packages, beside the records. Also painted before React
 * (`src/painters`).
 */
export function Tiles({ t, info, sky, children }: TilesProps) {
  return (
    <aside className="account-aside" aria-label={t('aside')}>
      {sky !== 'over' && sky !== 'none' && (
        <section className="card tile account-next">
          <NextTile t={t} step={nextStep(info)} isFilled={isLight(sky)} />
        </section>
      )}
      {info.vipType === 2 && <section className="card tile account-data">{children}</section>}
      <Shelves t={t} />
    </aside>
  );
}
