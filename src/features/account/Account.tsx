import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { formatDateTime } from '#core/time.ts';
import { standingOf } from '#domain/expiry.ts';
import { readReturnPath } from '#session/guard.ts';
import { $session, momentsOf } from '#session/session.ts';
import { quietly } from '#stores/action-state.ts';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { showHorizon, skyOf } from '#ui/horizon/horizon.ts';
import { type AccountModel, createAccount } from './account-model.ts';
import type { AccountText, accountTexts } from './account-texts.ts';
import { Content } from './Content.tsx';
import { FailedHead } from './FailedHead.tsx';
import { Head } from './Head.tsx';
import type { ShownOrder } from './OrderPart.tsx';
import { ReceiptPart } from './records/ReceiptPart.tsx';
import { useView } from './records/use-view.ts';
import { type Asked, UnbindDialog } from './UnbindDialog.tsx';
import './account.css';

/** The account (docs/behaviour/account.md#account): the member's level, devices, orders and receipts. */
export function Account({ fallback, ...props }: IslandProps<typeof accountTexts>) {
  return <Island {...props}>{(t) => <AccountScreen t={t} fallback={fallback} />}</Island>;
}

function AccountScreen({ t, fallback }: { t: AccountText } & Pick<IslandProps<typeof accountTexts>, 'fallback'>) {
  const model = useModel(createAccount, t.locale);
  // Hydration must find the page as it was built, and the page was built without a session.
  const info = useStore($session, { ssr: () => null })?.userInfo;
  const failure = useStore(model.loading.$failure);
  const nowSeconds = useStore(model.$nowSeconds);
  const address = useView(t.locale);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    // Few members come from a link that is closed to them, so this code is loaded on demand. If loading fails, nothing
    // is shown: the member can follow the link again.
    if (readReturnPath()) void quietly(async () => (await import('./ask-about-link.ts')).askAboutLink());
  }, []);
  usePassingTime(model);
  const standing = info && standingOf(info, momentsOf(info, nowSeconds));
  const sky = standing && skyOf(standing.stage, standing.levels.main.end);
  const isDark = !info && failure !== undefined;
  const state = isDark ? 'over' : sky?.state;
  const sun = sky?.t ?? 0;
  useEffect(() => {
    if (state) showHorizon({ state, t: sun });
  }, [state, sun]);
  // When the session ends, the member is unknown again. The fallback cannot come back, because React cannot create it a
  // second time.
  const [wasKnown, setWasKnown] = useState(false);
  if (info && !wasKnown) setWasKnown(true);
  const [order, setOrder] = useState<ShownOrder>();
  // A member who has nothing but an open order reads about it in the head, in place of the membership.
  const isNew = order?.isOpen && standing?.levels.main.end.kind === 'notActivated';
  return (
    <>
      {mayHaveOrder() && (
        <LazyPart t={t} load={() => import('./OrderPart.tsx')}>
          {({ OrderPart }) => <OrderPart locale={t.locale} onOrder={setOrder} />}
        </LazyPart>
      )}
      <div hidden={!!address.view.receipt}>
        {!wasKnown && <Fallback isHidden={isDark}>{fallback}</Fallback>}
        {isDark && <FailedHead t={t} failure={failure} onRetry={() => void model.load()} />}
        {info && standing && (
          <>
            <Head
              t={t}
              info={info}
              {...standing}
              nowSeconds={nowSeconds}
              onRefresh={() => void model.load()}
              isWaiting={order?.isOpen}
              waiting={isNew && <order.Head {...order} />}
            />
            <div className="wrap account">
              {failure !== undefined && (
                <>
                  <LoadFailure t={t} failure={failure} onRetry={() => void model.load()} />
                  <p className="small soft">{t('stale', { time: formatDateTime(info.keptAtMs / 1000) })}</p>
                </>
              )}
              {!isNew && order?.isNews && <order.Card {...order} offer="hide" />}
              <Content
                t={t}
                model={model}
                info={info}
                {...standing}
                address={address}
                nowSeconds={nowSeconds}
                isWaiting={order?.isOpen}
                onUnbind={(device, next) => setAsked({ device, next })}
              />
            </div>
          </>
        )}
      </div>
      {info && <ReceiptPart t={t} info={info} address={address} nowSeconds={nowSeconds} />}
      <UnbindDialog t={t} model={model} asked={asked} setAsked={setAsked} />
    </>
  );
}

/** Updates a page that stays open, every minute and when the member comes back to the page. */
function usePassingTime(model: AccountModel): void {
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const timer = setInterval(() => isSeen() && void model.follow(false), 60_000);
    const comeBack = () => isSeen() && void model.follow(true);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [model]);
}
