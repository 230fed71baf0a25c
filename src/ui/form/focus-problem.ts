/**
 * Moves the focus to the form's first field with a problem, once that is rendered, which also scrolls it into view.
 * Does nothing if there is none.
 */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
