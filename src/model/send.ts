import { loadCode } from '../api/load-code.ts';
import type { Send } from '../api/send.ts';
import type { CallName } from '../contract/find-call.ts';
import { pageData } from '../protocol.ts';
import { formBegun } from './form-begun.ts';

const asked = new Set<CallName>();

/** The sender is fetched with the first call. A page that makes a call at once has it preloaded (`build/pages/preloads.ts`). */
const loadSender = () => loadCode(() => import('./sender.ts'));

/** Makes a call by its name, from any page. Throws one of `api/failures.ts`, or an abort error if the caller aborts it. */
export const send: Send = async (...call) => {
  asked.add(call[0]);
  return (await loadSender()).send(...call);
};

/** The same by the browser's own means, for what a page without a screen's island asks by itself (`isPlain` in `api/send.ts`). */
export const sendPlainly: Send = (name, payload, options) => send(name, payload, { ...options, isPlain: true });

/** Has this page made a call of this name? */
export function hasAsked(name: CallName): boolean {
  return asked.has(name);
}

/** The call that a deferred screen (`isDeferred` in `routes/row.ts`) makes first. */
const deferred = typeof document === 'undefined' ? undefined : pageData().deferred;

if (deferred) {
  // No call has been made yet, so a failure stays silent here; sending the form tries again and reports it.
  formBegun
    .then(loadSender)
    .then(({ prepare }) => prepare(deferred as CallName))
    .catch(() => undefined);
}
