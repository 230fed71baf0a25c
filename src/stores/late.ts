import { NetworkFailure } from '../api/failures.ts';

/** Resolves when a form of the page gets the focus: whoever begins to fill it in will soon want to send it. */
export const formBegun: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined') return;
  const look = (target: EventTarget | null): void => {
    if (!(target instanceof Element && target.closest('form'))) return;
    document.removeEventListener('focusin', listen);
    resolve();
  };
  const listen = ({ target }: Event): void => look(target);
  document.addEventListener('focusin', listen);
  // Somebody may have begun before the page woke.
  look(document.activeElement);
});

/**
 * Makes the way to a part of the site's code that only sending needs: fetched when somebody begins to fill in a form, at the
 * latest when it is asked for. Asking again after a failure fetches again. What it answers throws `NetworkFailure`.
 *
 * @example const calls = late(() => import('../../contract/account.ts'));
 */
export function late<Part>(load: () => Promise<Part>): () => Promise<Part> {
  // Nobody has asked yet: a failure will be told to whoever does.
  void formBegun.then(load).catch(() => undefined);
  return () => fetchPart(load);
}

/** Fetches a part of the site's code. A network that doesn't bring it is a `NetworkFailure`, as with a call. */
export function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause: unknown) => {
    throw new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause });
  });
}
