import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { AccountText } from './account-texts.ts';
import { HeadSkeleton } from './Head.tsx';

/**
 * The account in the page itself, before the member is known, in the shape of what comes.
 */
export function AccountSkeleton({ t }: { t: AccountText }) {
  return (
    <>
      <HeadSkeleton t={t} />
      <div className="wrap account">
        <div className="account-aside">
          <div className="card tile">
            <Skeleton lines={3} />
          </div>
        </div>
        <Skeleton t={t} lines={5} isList />
      </div>
    </>
  );
}
