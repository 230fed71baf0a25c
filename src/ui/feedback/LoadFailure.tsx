import { describeFailure } from '../../i18n/describe-failure.ts';
import type { SharedKey } from '../../i18n/namespaces.ts';
import { Icon } from '../icon/Icon.tsx';
import { iconRefresh, iconWarning } from '../icon/icons.ts';
import './notice.css';
import { useText } from '../island/TextProvider.tsx';

/** Stands where something could not be loaded: what happened, and the way to try again. */
export function LoadFailure({ failure, onRetry }: { failure: unknown; onRetry(): void }) {
  const t = useText<SharedKey>();
  return (
    <div className="notice" data-tone="warning" role="alert">
      <Icon path={iconWarning} />
      <div className="stack">
        <p>{describeFailure(failure, t)}</p>
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
