import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { HeadSkeleton } from './Head.tsx';
import type { AccountText } from './texts.ts';

/**
 * The account in the page itself, before the member is known. What stands below the tiles comes with the answer, since
 * their height is not known before.
 */
export function AccountSkeleton({ t }: { t: AccountText }) {
  return (
    <>
      <HeadSkeleton t={t} />
      <div className="wrap account">
        <div className="account-tiles">
          <div className="tile account-devices">
            <Skeleton t={t} lines={6} />
          </div>
          <div className="tile account-next">
            <Skeleton lines={3} />
          </div>
        </div>
      </div>
    </>
  );
}
