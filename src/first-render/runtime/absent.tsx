/**
 * Stand-ins for components that the first view of a screen never shows in full (`build-steps/first-render.ts`).
 * First-render scripts use these. The code of the real ones is loaded with the island.
 */

import type { Button as TheirButton } from '#ui/controls/Button.tsx';
import type { LazyPart as TheirLazyPart } from '#ui/feedback/LazyPart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

type LazyPartProps = Pick<Parameters<typeof TheirLazyPart>[0], 't' | 'lines'>;

/** A part on demand, which is still loading. */
export const LazyPart = ({ t, lines }: LazyPartProps) => lines && <Skeleton t={t} lines={lines} />;

/** A closed dialog. */
export const Dialog = () => <dialog className="dialog" />;

/** A closed dialog with a question. */
export const ConfirmDialog = () => <dialog className="dialog" data-small="" />;

/**
 * A button that is never busy. Nobody listens to its presses yet, so they are repeated for the island later
 * (`../replace-content.ts`).
 */
export const Button = ({ isOff, ...attributes }: Parameters<typeof TheirButton>[0]) => (
  <>
    <button type="button" {...attributes} aria-disabled={isOff || undefined} />
    <span role="status" className="visually-hidden" />
  </>
);

/** Does nothing, because the page's HTML already has the title. */
export const useTitle = () => {};

/** Does nothing, because nothing is saved without a press. */
export const save = () => {};

/** Shows nothing, because nothing has failed. */
export const LoadFailure = () => null;
export { LoadFailure as FormFailure };
