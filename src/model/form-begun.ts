/** Resolves when a form on the page gets the focus: a visitor who begins to fill it in will soon want to send it. */
export const formBegun: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined') return;
  const check = (target: EventTarget | null): void => {
    if (!(target instanceof Element && target.closest('form'))) return;
    document.removeEventListener('focusin', listen);
    resolve();
  };
  const listen = ({ target }: Event): void => check(target);
  document.addEventListener('focusin', listen);
  // The visitor may have begun before this script ran.
  check(document.activeElement);
});
