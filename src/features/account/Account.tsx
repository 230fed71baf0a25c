import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Island, type IslandProps } from '../../app/Island.tsx';
import { useModel } from '../../app/use-model.ts';
import type { Device } from '../../contract/account.ts';
import { type Moments, membershipOf, orderLevels } from '../../core/expiry.ts';
import { $session } from '../../session/session.ts';
import { sessionValues } from '../../stores/storage.ts';
import { quietly } from '../../stores/submit.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { horizonOf, paintHorizon } from '../../ui/horizon/horizon.ts';
import { Head, HeadSkeleton, isLight } from './Head.tsx';
import { Links } from './Links.tsx';
import { type AccountModel, createAccount } from './model.ts';
import { Records } from './records/Records.tsx';
import { useView } from './records/use-view.ts';
import type { AccountText, accountTexts } from './texts.ts';
import { DevicesTile } from './tiles/DevicesTile.tsx';
import { NextTile } from './tiles/NextTile.tsx';
import { nextStep } from './tiles/next-step.ts';
import { UnbindDialog } from './UnbindDialog.tsx';
import './account.css';
import tilesCss from './tiles/tiles.css?inline';

// Style of what appears with the answer. The document itself carries the style of what shows before it.
adoptStyle(tilesCss);

interface AccountProps extends IslandProps<typeof accountTexts> {
  /** The payment the member waits for. It replaces what to do next. */
  waiting?: ReactNode;
}

/** The account (docs/behaviour/account.md#account): what the member has, their devices, orders and receipts. */
export function Account({ waiting, ...props }: AccountProps) {
  return <Island {...props}>{(t) => <AccountScreen t={t} waiting={waiting} />}</Island>;
}

function AccountScreen({ t, waiting }: { t: AccountText; waiting: ReactNode }) {
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
  const tiles = useRef<HTMLHeadingElement>(null);
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
  useEffect(() => {
    if (sky) paintHorizon(sky);
  }, [sky]);
  const problem = failure !== undefined && <LoadFailure t={t} failure={failure} onRetry={() => void model.load()} />;
  const levels = info && orderLevels(membershipOf(info, moments));
  return (
    <>
      {/* Hidden while a receipt is read, not removed: the watch for a payment keeps running in there. */}
      <div hidden={!!address.view.receipt}>
        {info && levels && sky ? (
          <Head t={t} account={info.account} levels={levels} sky={sky.state} onRefresh={() => void model.load()} />
        ) : (
          <HeadSkeleton t={t} />
        )}
        {!info && (
          <div className="wrap account" key="waiting">
            {problem || <TilesSkeleton t={t} />}
          </div>
        )}
        {/* Hidden until the answer is there, not moved: the payment watch must stay in the element in which it
            hydrated. */}
        <div className="wrap account" key="known" hidden={!info}>
          {info && problem}
          <div className="account-tiles">
            {info && sky && (
              <>
                <DevicesTile
                  t={t}
                  devices={info.device}
                  level={sky.state === 'over' ? 0 : info.vipType}
                  nowSeconds={nowSeconds}
                  headRef={tiles}
                  onUnbind={(device) => ask(device, tiles)}
                />
                {info.vipType === 2 && (
                  <section className="tile account-data">
                    <LazyPart t={t} load={() => import('./tiles/DataTile.tsx')} lines={4}>
                      {({ DataTile }) => <DataTile t={t} model={model} info={info} nowSeconds={nowSeconds} />}
                    </LazyPart>
                  </section>
                )}
              </>
            )}
            <section className="tile account-next" data-quiet={sky && !isLight(sky.state) ? '' : undefined}>
              {info && sky && <NextTile t={t} step={nextStep(info)} isFilled={isLight(sky.state)} />}
              {waiting}
            </section>
          </div>
          {info && levels && <Links t={t} {...levels.main} account={info.account} nowSeconds={nowSeconds} />}
        </div>
      </div>
      {info && <Records t={t} info={info} address={address} nowSeconds={nowSeconds} onUnbind={ask} />}
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

/**
 * The tiles' shape while their data loads. The part below appears with the data, since its height is not known before.
 */
function TilesSkeleton({ t }: { t: AccountText }) {
  return (
    <div className="account-tiles">
      <div className="tile account-devices">
        <Skeleton t={t} lines={6} />
      </div>
      <div className="tile account-next">
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
