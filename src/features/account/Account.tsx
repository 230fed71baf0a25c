import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import './account.css';
import { $session } from '../../stores/session.ts';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { type IslandProps, TextProvider } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import { membershipOf } from './expiry.ts';
import { Links } from './Links.tsx';
import { createAccount } from './model.ts';
import { Records } from './Records.tsx';
import { Summary } from './Summary.tsx';

/** The account (spec §2): what the member has, their devices, orders and receipts. */
export function Account(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <AccountScreen />
    </TextProvider>
  );
}

function AccountScreen() {
  const model = useModel(createAccount);
  // While the page wakes it must look as it was built: without a session.
  const info = useStore($session, { ssr: () => null })?.userInfo;
  const failure = useStore(model.loading.$failure);
  const nowSeconds = useStore(model.$nowSeconds);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <div className="account">
      {failure !== undefined && <LoadFailure failure={failure} onRetry={() => void model.load()} />}
      {info ? (
        <>
          <p className="lede account-name">{info.account}</p>
          <Summary model={model} info={info} nowSeconds={nowSeconds} />
          <Links />
          <Records model={model} info={info} level={membershipOf(info, nowSeconds).level} nowSeconds={nowSeconds} />
        </>
      ) : (
        failure === undefined && <AccountSkeleton />
      )}
    </div>
  );
}

/** The screen's shape while its data is on its way. */
function AccountSkeleton() {
  return (
    <>
      <div className="card account-summary">
        <Skeleton lines={6} />
      </div>
      <Links />
    </>
  );
}
