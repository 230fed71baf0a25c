import { note } from '../api/journal.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** The same for a site that sends reports: notes what has crashed. */
export class WatchedBoundary extends CrashBoundary {
  override componentDidCatch(error: unknown): void {
    note('faults', { kind: 'island', error });
  }
}
