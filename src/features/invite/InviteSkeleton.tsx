import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { InviteText } from './texts.ts';

/** The invite link's card in the page itself, before the member's programme is known. */
export function InviteSkeleton({ t }: { t: InviteText }) {
  return (
    <div className="card invite-link">
      <div>
        <Skeleton t={t} lines={4} />
      </div>
      <div className="invite-gains">
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
