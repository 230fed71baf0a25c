import { note } from '../api/journal.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** The boundary of a site that sends reports: also notes the crash. */
export class WatchedBoundary extends CrashBoundary {
  override componentDidCatch(error: unknown): void {
    super.componentDidCatch(error);
    note('faults', { kind: 'island', error });
  }
}
