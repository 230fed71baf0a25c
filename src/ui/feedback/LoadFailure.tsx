import type { ReactNode } from 'react';
import type { SharedText } from '#i18n/island-texts.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { FailureText } from './FailureText.tsx';
import './failure.css?adopt';

interface LoadFailureProps {
  t: SharedText<'failure'>;
  failure: unknown;
  onRetry(): void;
  /** An explanation, if older data stays on the screen. */
  children?: ReactNode;
}

/**
 * Shown when something could not be loaded. It says what happened and offers a retry. If the retry button disappears
 * while it has the focus, the focus moves to the page's or dialog's content. The new content is there.
 */
export function LoadFailure({ t, failure, onRetry, children }: LoadFailureProps) {
  return (
    <div ref={handFocusOn} className="failure night" role="alert">
      <div className="stack">
        {children}
        <FailureText t={t} failure={failure} />
        <p>
          <button type="button" className="button quiet slim" onClick={onRetry}>
            <Icon path={iconRefresh} />
            {t('shared.failure.retry')}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Passes the focus to the page's or dialog's content, if the element has the focus when it disappears. */
function handFocusOn(own: HTMLElement | null): () => void {
  const place = own?.closest<HTMLElement>('dialog, main');
  return () => {
    if (!place || !own?.contains(document.activeElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
