import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { AccountText } from './account-texts.ts';
import { HeadSkeleton } from './Head.tsx';

/** The account in the page itself, before the member is known, in the shape of what comes. */
export function AccountSkeleton({ t }: { t: AccountText }) {
  return (
    <>
      <HeadSkeleton t={t} />
      <div className="wrap account">
        <div className="sides stack">
          <div className="aside card">
            <Skeleton lines={5} />
          </div>
          <Skeleton t={t} lines={5} isList />
        </div>
      </div>
    </>
  );
}
