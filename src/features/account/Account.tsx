import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import type { ToldOrder } from '#app/use-own-order.ts';
import type { Device, UserInfo } from '#contract/account.ts';
import { type Moments, membershipOf, orderLevels } from '#core/expiry.ts';
import { formatDateTime } from '#core/time.ts';
import { $session } from '#session/session.ts';
import { localValues, sessionValues } from '#stores/storage.ts';
import { quietly } from '#stores/submit.ts';
import { Fallback } from '#ui/feedback/Fallback.tsx';
import { LazyPart } from '#ui/feedback/LazyPart.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { type Horizon, horizonOf, paintHorizon } from '#ui/horizon/horizon.ts';
import { FailedHead } from './FailedHead.tsx';
import { Head } from './Head.tsx';
import { type AccountModel, createAccount } from './model.ts';
import { ReceiptPart } from './records/ReceiptPart.tsx';
import { Records } from './records/Records.tsx';
import { useView } from './records/use-view.ts';
import type { AccountText, accountTexts } from './texts.ts';
import { Tiles } from './tiles/Tiles.tsx';
import { UnbindDialog } from './UnbindDialog.tsx';
import { WaitingHead } from './WaitingHead.tsx';
import './account.css';

interface AccountProps extends IslandProps<typeof accountTexts> {
  /** The payment the member waits for, above what they have. */
  waiting?: ReactNode;
}

/** The account (docs/behaviour/account.md#account): what the member has, their devices, orders and receipts. */
export function Account({ waiting, fallback, ...props }: AccountProps) {
  return <Island {...props}>{(t) => <AccountScreen t={t} waiting={waiting} fallback={fallback} />}</Island>;
}

function AccountScreen({ t, waiting, fallback }: { t: AccountText } & Pick<AccountProps, 'waiting' | 'fallback'>) {
  const model = useModel(createAccount, t.locale);
  // Hydration must find the page as it was built, which is without a session.
  const info = useStore($session, { ssr: () => null })?.userInfo;
  const failure = useStore(model.loading.$failure);
  const nowSeconds = useStore(model.$nowSeconds);
  const address = useView(t.locale);
  const [unbound, setUnbound] = useState<Device | null>(null);
  const next = useRef<RefObject<HTMLElement | null>>(null);
  const ask = (device: Device, place: RefObject<HTMLElement | null>) => {
    next.current = place;
    setUnbound(device);
  };
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    // Loaded on demand, since few members come from a link that is closed to them. If the code can't be loaded, a
    // failure stays silent: the member can follow the link again.
    if (sessionValues.get('path')) void quietly(async () => (await import('./ask-about-link.ts')).askAboutLink());
  }, []);
  usePassingTime(model);
  const moments: Moments = { answered: info ? model.answeredAt(info) : nowSeconds, now: nowSeconds };
  const sky = info ? horizonOf(info, moments) : undefined;
  const isDark = !info && failure !== undefined;
  useEffect(() => {
    if (sky) paintHorizon(sky);
    else if (isDark) paintHorizon({ state: 'over', t: 0 });
  }, [sky, isDark]);
  // After the session's end nothing is known again, but the page is about to be left.
  const [wasKnown, setWasKnown] = useState(false);
  if (info && !wasKnown) setWasKnown(true);
  const problem = failure !== undefined && <LoadFailure t={t} failure={failure} onRetry={() => void model.load()} />;
  const levels = info && orderLevels(membershipOf(info, moments));
  const [order, setOrder] = useState<ToldOrder>();
  const isWaiting = order?.own.isOpen === true;
  // Who has nothing but that order reads of it where others read what they have.
  const isNew = isWaiting && levels?.main.end.kind === 'notActivated';
  return (
    <>
      {info && localValues.get('pendingPayment') && (
        <LazyPart t={t} load={() => import('./OrderWatch.tsx')}>
          {({ OrderWatch }) => <OrderWatch locale={t.locale} onOrder={setOrder} />}
        </LazyPart>
      )}
      {/* Hidden while a receipt is read, not removed: the watch for a payment keeps running in there. */}
      <div hidden={!!address.view.receipt}>
        {!wasKnown && <Fallback isHidden={!!problem}>{fallback}</Fallback>}
        {!info && failure !== undefined && <FailedHead t={t} failure={failure} onRetry={() => void model.load()} />}
        {info && levels && sky && (
          <Head
            t={t}
            account={info.account}
            levels={levels}
            sky={sky.state}
            nowSeconds={nowSeconds}
            onRefresh={() => void model.load()}
            isWaiting={isWaiting}
            waiting={isNew && <WaitingHead t={t} order={order} />}
          />
        )}
        {/* Hidden until the answer is there, not moved: the payment watch must stay in the element in which it
            hydrated. */}
        <div className="wrap account" key="known" hidden={!info} data-new={isNew || undefined}>
          {info && problem}
          {info && problem && (
            <p className="small soft">{t('stale', { time: formatDateTime(info.keptAtMs / 1000) })}</p>
          )}
          {waiting}
          <Tiles t={t} info={info} sky={sky?.state}>
            {info && (
              <LazyPart t={t} load={() => import('./tiles/DataTile.tsx')} lines={4}>
                {({ DataTile }) => <DataTile t={t} model={model} info={info} nowSeconds={nowSeconds} />}
              </LazyPart>
            )}
          </Tiles>
          {info && (
            <Records
              t={t}
              info={info}
              address={address}
              level={levelOf(info, sky)}
              nowSeconds={nowSeconds}
              onUnbind={ask}
            />
          )}
        </div>
      </div>
      {info && <ReceiptPart t={t} info={info} address={address} nowSeconds={nowSeconds} />}
      <UnbindDialog
        t={t}
        model={model}
        device={unbound}
        onClose={() => setUnbound(null)}
        onUnbound={() => next.current?.current?.focus()}
      />
    </>
  );
}

/** The level whose places count: none once it is over. */
function levelOf({ vipType }: Pick<UserInfo, 'vipType'>, sky: Horizon | undefined): 0 | 1 | 2 {
  return sky?.state === 'over' ? 0 : vipType;
}

/** Updates a page that stays open: every minute, and when the member comes back to it. */
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
