import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island, type IslandProps } from '../../island/Island.tsx';
import type { AccountText, accountTexts } from './texts.ts';
import './account.css';
import type { Moments } from '../../core/expiry.ts';
import { useModel } from '../../island/use-model.ts';
import { $session } from '../../stores/session.ts';
import { sessionValues } from '../../stores/storage.ts';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Links } from './Links.tsx';
import { type AccountModel, createAccount } from './model.ts';
import { Records } from './Records.tsx';
import { Summary } from './Summary.tsx';

/** The account (docs/behaviour/account.md#account): what the member has, their devices, orders and receipts. */
export function Account(props: IslandProps<typeof accountTexts>) {
  return <Island {...props}>{(t) => <AccountScreen t={t} />}</Island>;
}

function AccountScreen({ t }: { t: AccountText }) {
  const model = useModel(createAccount, t.locale);
  // Hydration must find the page as it was built: without a session.
  const info = useStore($session, { ssr: () => null })?.userInfo;
  const failure = useStore(model.loading.$failure);
  const nowSeconds = useStore(model.$nowSeconds);
  useEffect(() => {
    void model.load();
  }, [model]);
  useEffect(() => {
    // Few members come from a link that is closed to them; without the code the link can be followed again.
    if (sessionValues.get('path'))
      import('./ask-about-link.ts').then(
        ({ askAboutLink }) => askAboutLink(),
        () => {},
      );
  }, []);
  usePassingTime(model);
  const moments: Moments | undefined = info && { answered: model.answeredAt(info), now: nowSeconds };
  return (
    <div className="account">
      {failure !== undefined && <LoadFailure t={t} failure={failure} onRetry={() => void model.load()} />}
      {info && moments ? (
        <>
          <p className="lede account-name">{info.account}</p>
          <Summary t={t} model={model} info={info} moments={moments} />
          <Links t={t} />
          <Records t={t} model={model} info={info} nowSeconds={nowSeconds} />
        </>
      ) : (
        failure === undefined && <AccountSkeleton t={t} />
      )}
    </div>
  );
}

/** A page that stays open follows the time: every minute, and where the member comes back to it. */
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
 * The screen's shape while its data is on its way. The links come with the data: on a phone they stand below the summary, and nobody
 * knows yet how high that is.
 */
function AccountSkeleton({ t }: { t: AccountText }) {
  return (
    <>
      <p className="lede account-name">&nbsp;</p>
      <div className="card account-summary">
        <Skeleton t={t} lines={8} />
      </div>
      <Skeleton lines={5} isList />
    </>
  );
}
