import { info as call } from '#contract/account.ts';
import { standingOf } from '#domain/expiry.ts';
import type { AccountModel } from '#features/account/account-model.ts';
import type { accountTexts } from '#features/account/account-texts.ts';
import { Content } from '#features/account/Content.tsx';
import { Head } from '#features/account/Head.tsx';
import { readView } from '#features/account/records/view.ts';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { showHorizon, skyOf } from '#ui/horizon/horizon.ts';
import { type FirstRender, renderFirst, restingModel } from './render-first.ts';

const nothing = (): void => {};

renderFirst(call, ({ bean: info, t, dependencies }: FirstRender<typeof call, typeof accountTexts>) => {
  const view = readView(location.search);
  // Leave two cases to the island. A pending payment needs other code and texts, and a receipt needs its own call.
  if (view.receipt || mayHaveOrder()) return undefined;
  const now = Math.floor(dependencies.serverNowMs() / 1000);
  const standing = standingOf(info, { answered: now, now });
  const address = { view, hasMoved: false, go: nothing, leaveReceipt: nothing };
  showHorizon(skyOf(standing.stage, standing.levels.main.end));
  return (
    <>
      <Head t={t} info={info} {...standing} nowSeconds={now} />
      <div className="wrap account">
        <Content
          t={t}
          model={restingModel<AccountModel>({})}
          info={info}
          {...standing}
          address={address}
          nowSeconds={now}
          onUnbind={nothing}
        />
      </div>
    </>
  );
});
