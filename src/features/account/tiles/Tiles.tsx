import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { href } from '#routes/href.ts';
import type { Horizon } from '#ui/horizon/horizon.ts';
import type { AccountText } from '../account-texts.ts';
import { isLight } from '../Head.tsx';
import { NextTile } from './NextTile.tsx';
import { nextStep } from './next-step.ts';
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

/** The links to the packages of each level (docs/behaviour/account.md#links). */
function Shelves({ t }: { t: AccountText }) {
  return (
    <nav className="account-shelves" aria-label={t('links.label')}>
      {([1, 2, 3] as const).map((shelf) => (
        <a key={shelf} className="lone" href={href('packages', { locale: t.locale, params: { level: shelf } })}>
          {t(`links.packages${shelf}`)}
        </a>
      ))}
    </nav>
  );
}
