import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import type { AccountText } from './account-texts.ts';

interface FailedHeadProps {
  t: AccountText;
  failure: unknown;
  onRetry(): void;
}

/**
 * Shown in place of the head if the account could not be loaded. It says that the membership is unknown and why, and
 * offers another try.
 */
export function FailedHead({ t, failure, onRetry }: FailedHeadProps) {
  return (
    <section className="horizon deep" data-state="over" aria-labelledby="account-head">
      <div className="wrap">
        <div>
          <h1 id="account-head">{t('unknown')}</h1>
          <div role="alert">
            <FailureText t={t} failure={failure} />
          </div>
        </div>
        <button type="button" className="button" onClick={onRetry}>
          <Icon path={iconRefresh} />
          {t('shared.failure.retry')}
        </button>
      </div>
    </section>
  );
}
