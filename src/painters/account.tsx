import { info as call } from '#contract/account.ts';
import type { accountTexts } from '#features/account/account-texts.ts';
import { Head } from '#features/account/Head.tsx';
import { Records } from '#features/account/records/Records.tsx';
import { readView } from '#features/account/records/view.ts';
import { Tiles } from '#features/account/tiles/Tiles.tsx';
import { localValues } from '#stores/storage.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { horizonOf, paintHorizon } from '#ui/horizon/horizon.ts';
import { type Painting, paint } from './paint.ts';

const nothing = (): void => {};

paint(call, ({ bean: info, t, dependencies }: Painting<typeof call, typeof accountTexts>) => {
  const view = readView(location.search);
  // A payment that is waited for is told by code and texts of its own; a receipt has a call of its own.
  if (view.receipt || localValues.get('pendingPayment')) return undefined;
  const now = Math.floor(dependencies.serverNowMs() / 1000);
  const sky = horizonOf(info, { answered: now, now });
  const address = { view, hasMoved: false, go: nothing, leaveReceipt: nothing };
  paintHorizon(sky);
  return (
    <>
      <Head t={t} account={info.account} levels={sky.levels} sky={sky.state} nowSeconds={now} />
      <div className="wrap account">
        <Tiles t={t} info={info} sky={sky.state}>
          <Skeleton t={t} lines={4} />
        </Tiles>
        <Records t={t} info={info} address={address} sky={sky.state} nowSeconds={now} onUnbind={nothing} />
      </div>
    </>
  );
});
