/**
 * What the first view of a screen never shows, as painters see it (`build-steps/painters.ts`): their code comes with
 * the island.
 */

import type { Button as TheirButton } from '#ui/controls/Button.tsx';
import type { LazyPart as TheirLazyPart } from '#ui/feedback/LazyPart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

type LazyPartProps = Pick<Parameters<typeof TheirLazyPart>[0], 't' | 'lines'>;

/** A part on demand is still loading. */
export const LazyPart = ({ t, lines }: LazyPartProps) => lines && <Skeleton t={t} lines={lines} />;

/** A dialog is closed. */
export const Dialog = () => <dialog className="dialog" />;

/** A dialog with a question is closed, too. */
export const ConfirmDialog = () => <dialog className="dialog" data-small="" />;

/** Nothing is busy, and nobody listens to presses yet: the island gets them (`../replace-content.ts`). */
export const Button = ({ isOff, ...attributes }: Parameters<typeof TheirButton>[0]) => (
  <>
    <button type="button" {...attributes} aria-disabled={isOff || undefined} />
    <span role="status" className="visually-hidden" />
  </>
);

/** The title is the page's own. */
export const useTitle = () => {};

/** Nothing is saved without a press. */
export const save = () => {};

/** Nothing has failed. */
export const LoadFailure = () => null;
export { LoadFailure as FormFailure };
