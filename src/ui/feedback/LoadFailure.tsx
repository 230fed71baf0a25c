import type { ReactNode } from 'react';
import type { SharedText } from '../../i18n/island-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconRefresh, iconWarning } from '../../icons/icons.ts';
import { FailureText } from './FailureText.tsx';
import '../../styles/notice.css';

interface LoadFailureProps {
  t: SharedText<'failure'>;
  failure: unknown;
  onRetry(): void;
  /** An explanation, if older data is shown meanwhile. */
  children?: ReactNode;
  /** What to do instead of a retry, if that would not help. */
  action?: ReactNode;
}

/** Shown when something could not be loaded: says what happened, and offers a retry. */
export function LoadFailure({ t, failure, onRetry, children, action }: LoadFailureProps) {
  return (
    <div className="notice" data-tone="warning" role="alert">
      <Icon path={iconWarning} />
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
