import { note } from '../api/noted.ts';
import type { Route } from '../api/route.ts';
import type { Send } from '../api/send.ts';
import { apiBases } from '../config.ts';
import type { CallName } from '../contract/find-call.ts';
import { MOMENT_CONTENT, pageData } from '../protocol.ts';
import { readApiBase } from '../stores/api-base.ts';

/** The same sender, that notes how each call went (docs/watching.md#calls). */
export function watchSend(send: Send): Send {
  return (name, payload, options) => watchCall(name, send(name, payload, options));
}

/** Notes how a call goes, and answers it as it is. */
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

/** The same choice among several addresses, that notes which of them can't be reached. */
export function watchRoute(route: Route): Route {
  return (name, attempt, signal) =>
    route(
      name,
      (base, limits) => {
        const answer = attempt(base, limits);
        answer.catch((failure: unknown) => note('tries', { base: apiBases.indexOf(base), failure }));
        return answer;
      },
      signal,
    );
}

/** Marks when what the screen came for is painted: after the next frame. */
function markNextPaint(): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark(MOMENT_CONTENT)));
}
