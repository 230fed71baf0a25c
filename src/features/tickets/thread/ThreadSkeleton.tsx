import { href } from '#routes/href.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ThreadText } from '../texts.ts';
import { ThreadHead } from './ThreadHead.tsx';

/** A ticket in the page itself, before it is known which. It looks the same as while the ticket loads. */
export function ThreadSkeleton({ t }: { t: ThreadText }) {
  return (
    <div className="thread">
      <ThreadHead t={t} thread={undefined} isLoading listPath={href('ticket', { locale: t.locale })} />
      <div className="thread-body">
        <Skeleton lines={3} isList />
      </div>
    </div>
  );
}
