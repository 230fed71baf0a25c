import { note } from '../api/journal.ts';
import { apiBases } from '../config.ts';
import type { CallName } from '../contract/calls.ts';
import { MOMENT_CONTENT, pageData } from '../protocol.ts';
import { readApiBase } from '../stores/api-base.ts';

/** Notes how a call went (docs/watching.md#calls), and returns its answer unchanged. */
export function watchCall<Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> {
  const beganMs = performance.now();
  const noteEnd = (failure?: unknown): void =>
    note('calls', {
      name,
      failure,
      base: apiBases.indexOf(readApiBase(apiBases)),
      ms: performance.now() - beganMs,
      isOnline: navigator.onLine !== false,
    });
  answer.then(() => {
    noteEnd();
    if (name === pageData().firstCall) markNextPaint();
  }, noteEnd);
  return answer;
}

/** Marks the moment when the answer to the first call is painted: after the next frame. */
function markNextPaint(): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark(MOMENT_CONTENT)));
}
