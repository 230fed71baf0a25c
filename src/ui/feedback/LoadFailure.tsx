import type { ReactNode } from 'react';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconRefresh } from '../../icons/icons.ts';
import { adoptStyle } from '../adopt-style.ts';
import { FailureText } from './FailureText.tsx';
import css from './failure.css?inline';

adoptStyle(css);

interface LoadFailureProps {
  t: SharedText<'failure'>;
  failure: unknown;
  onRetry(): void;
  /** An explanation, if older data is shown meanwhile. */
  children?: ReactNode;
  /** What to do instead of a retry, if that would not help. */
  action?: ReactNode;
}

/**
 * Shown when something could not be loaded: says what happened, and offers a retry. If that is pressed and goes away, the
 * focus goes to the page's or dialog's content, where what comes instead is.
 */
export function LoadFailure({ t, failure, onRetry, children, action }: LoadFailureProps) {
  return (
    <div ref={handFocusOn} className="failure night" role="alert">
      <svg viewBox="0 0 240 56" aria-hidden="true">
        <linearGradient id="beam">
          <stop stopColor="var(--lamp)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </linearGradient>
        <path fill="url(#beam)" d="M16 17 216 3v32z" />
        <path fill="var(--foam)" d="m12 48 2-26h5l2 26zM13 12q3.5-5 7 0zM6 54q10-9 21 0z" />
        <path fill="var(--lamp)" d="M13 14h7v6h-7z" />
        <path stroke="var(--sea)" d="M0 55h240" />
      </svg>
      <div className="stack">
        {children}
        <FailureText t={t} failure={failure} />
        <p>
          {action ?? (
            <button type="button" className="button quiet slim" onClick={onRetry}>
              <Icon path={iconRefresh} />
              {t('shared.failure.retry')}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** When the element goes while it has the focus, the page's or dialog's content gets it. */
function handFocusOn(own: HTMLElement | null): () => void {
  const place = own?.closest<HTMLElement>('dialog, main');
  return () => {
    if (!place || !own?.contains(document.activeElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
