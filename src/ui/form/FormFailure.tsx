import type { ReactNode } from 'react';
import type { Own } from '#i18n/describe-failure.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { FailureText } from '../feedback/FailureText.tsx';
import '#styles/notice.css';

/**
 * The reason why a form was not sent, above its button. It is announced and scrolled into view. The focus stays on the
 * button, for another attempt.
 */
export function FormFailure({
  t,
  failure,
  children,
  ...own
}: Own & {
  t: SharedText<'failure'>;
  failure: unknown;
  /** A text that the form adds. */
  children?: ReactNode;
}) {
  if (!failure) return null;
  return (
    <div ref={intoView} className="notice" data-tone="danger" role="alert">
      <Icon path={iconWarning} />
      <div className="stack">
        <FailureText t={t} failure={failure} {...own} />
        {children}
      </div>
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
