import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Gains } from './Gains.tsx';
import type { InviteText } from './texts.ts';

/** The programme's page before it is known which one the member has: the ticket, and what always stands on it. */
export function InviteSkeleton({ t }: { t: InviteText }) {
  const bar = <span className="skeleton-line" />;
  return (
    <div className="invite">
      <div className="card invite-link">
        <div className="invite-mine">
          <h2>{t('link.title')}</h2>
          <div className="invite-url">
            <Skeleton t={t} lines={1} />
          </div>
          <span className="qr" />
        </div>
        <Gains t={t} gain={{ figure: bar, note: bar }} />
      </div>
      <div className="invite-sum">
        <div className="invite-figures">
          {['views', 'registered', 'paid', 'due'].map((figure) => (
            <Skeleton key={figure} lines={2} />
          ))}
        </div>
      </div>
      <div className="sides stack">
        <Skeleton lines={5} isList />
        <div className="card">
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
