/** Leads to the first field of a form that has a problem, once it shows, which also brings it into view; where none has, to nothing. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
