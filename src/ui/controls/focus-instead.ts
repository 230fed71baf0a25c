/**
 * Gives the focus to an element in place of a pressed button that the press removes. Otherwise the focus would fall back
 * to the page, and keyboards and screen readers would lose their place. It waits for the next frame, when React has
 * rendered the result of the press. Does nothing if something else has the focus by then, such as a dialog.
 */
export function focusInstead(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const element = find();
    // A dialog that has just been closed keeps the focus until it has faded.
    const isLost = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
    if (!(element instanceof HTMLElement) || !isLost) return;
    // Headings take the focus only if they say so.
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus();
  });
}

/** The submit button of the form in which the pressed button stands. */
export function submitButtonOf({ form }: HTMLButtonElement): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[type=submit]');
}

/** The visible heading of the page. */
export function pageHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);
}
