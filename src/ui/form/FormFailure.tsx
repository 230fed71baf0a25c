import type { ReactNode } from 'react';
import type { Own } from '#i18n/describe-failure.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconWarning } from '#icons/icons.ts';
import { FailureText } from '../feedback/FailureText.tsx';
import '#styles/notice.css';

/** Why a form was not sent, above its button, read out and brought into view. The focus stays, for another try. */
export function FormFailure({
  t,
  failure,
  children,
  ...own
}: Own & {
  t: SharedText<'failure'>;
  failure: unknown;
  /** What the form adds to the text. */
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
