import { loadCode } from '../api/load-code.ts';
import type { Send } from '../api/send.ts';
import type { CallName } from '../contract/find-call.ts';
import { formBegun } from './form-begun.ts';

/** The sender is loaded with the first call. A page that asks at once has it preloaded (`build/pages`). */
const loadSender = () => loadCode(() => import('./sender.ts'));

/** Makes a call by its name, wherever the page is. Throws one of `api/failures.ts`, nothing else. */
export const send: Send = async (...call) => (await loadSender()).send(...call);

/** The call that a deferred screen makes first (`routes/table.ts`), as its page says. */
const deferred = typeof document === 'undefined' ? undefined : document.documentElement.dataset.deferred;

if (deferred) {
  // Nobody has asked yet: a failure will be told to whoever sends the form.
  formBegun
    .then(loadSender)
    .then(({ prepare }) => prepare(deferred as CallName))
    .catch(() => undefined);
}
