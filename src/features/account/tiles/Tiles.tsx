import type { ReactNode, RefObject } from 'react';
import type { Device, UserInfo } from '../../../contract/account.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { Horizon } from '../../../ui/horizon/horizon.ts';
import { isLight } from '../Head.tsx';
import type { AccountText } from '../texts.ts';
import { DevicesTile } from './DevicesTile.tsx';
import { NextTile } from './NextTile.tsx';
import { nextStep } from './next-step.ts';
import tilesCss from './tiles.css?inline';

// Style of what appears with the answer. The document itself carries the style of what shows before it.
adoptStyle(tilesCss);

interface TilesProps {
  t: AccountText;
  /** Undefined until it is known. */
  info: UserInfo | undefined;
  sky: Horizon['state'] | undefined;
  nowSeconds: number;
  /** Gets the focus when the focused device is unbound. */
  headRef?: RefObject<HTMLHeadingElement | null> | undefined;
  onUnbind?: ((device: Device) => void) | undefined;
  /** What a level 2 member has used of their data. */
  children?: ReactNode;
}

/** What the member has, in tiles. Also painted before React (`src/painters`). */
export function Tiles({ t, info, sky, nowSeconds, headRef, onUnbind, children }: TilesProps) {
  return (
    <div className="account-tiles">
      {info && sky && (
        <>
          <DevicesTile
            t={t}
            devices={info.device}
            level={sky === 'over' ? 0 : info.vipType}
            nowSeconds={nowSeconds}
            headRef={headRef}
            onUnbind={onUnbind}
          />
          {info.vipType === 2 && <section className="tile account-data">{children}</section>}
        </>
      )}
      {info && sky && sky !== 'over' && sky !== 'none' && (
        <section className="tile account-next">
          <NextTile t={t} step={nextStep(info)} isFilled={isLight(sky)} />
        </section>
      )}
    </div>
  );
}
