import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { HowToWrite } from './HowToWrite.tsx';
import type { RulesText } from './texts.ts';

/** The rules' page before the list is known: its shape, and what never changes. */
export function RulesSkeleton({ t }: { t: RulesText }) {
  return (
    <div className="sides stack">
      <div className="aside card rules-used">
        <Skeleton t={t} lines={3} />
      </div>
      <Skeleton lines={6} isList />
      <HowToWrite t={t} />
    </div>
  );
}
