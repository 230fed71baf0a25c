import { useStore } from '@nanostores/react';
import type { UserInfo } from '../../contract/account.ts';
import { formatDateTime } from '../../core/time.ts';
import { showToast } from '../../stores/toasts.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconRefresh } from '../../ui/icon/icons.ts';
import type { AccountModel } from './model.ts';
import type { AccountText } from './texts.ts';
import { trafficOf } from './traffic.ts';
import '../../ui/feedback/progress.css';

/** The data that a level 2 member has used: bar, GB, reset date, and a button to count it again. */
export function TrafficMeter({ t, model, info }: { t: AccountText; model: AccountModel; info: UserInfo }) {
  const isBusy = useStore(model.refreshing.$isBusy);
  const failure = useStore(model.refreshing.$failure);
  const { usedGb, max, resetAt } = trafficOf(info);
  const refresh = async () => {
    const words = await model.refreshTraffic();
    if (words !== undefined) showToast('success', words || t('traffic.refreshed'));
  };
  return (
    <div className="account-traffic">
      <div className="row spread">
        <h3>{t('traffic.label')}</h3>
        <button type="button" className="button quiet slim" aria-disabled={isBusy} onClick={() => void refresh()}>
          <Icon path={iconRefresh} />
          {t(isBusy ? 'traffic.refreshing' : 'traffic.refresh')}
        </button>
      </div>
      {max ? (
        <progress
          value={max.percent}
          max={100}
          aria-label={t('traffic.label')}
          data-full={max.percent === 100 ? '' : undefined}
        />
      ) : (
        <p>{t('traffic.allowance')}</p>
      )}
      <p className="row spread small figures">
        <span>{max ? t('traffic.used', { used: usedGb, max: max.gb }) : t('traffic.usedOnly', { used: usedGb })}</span>
        {resetAt !== null && (
          <span className="soft">
            {t('traffic.reset')} {formatDateTime(resetAt)}
          </span>
        )}
      </p>
      {max?.percent === 100 && resetAt !== null && (
        <p className="small account-full">{t('traffic.full', { date: formatDateTime(resetAt) })}</p>
      )}
      <FormFailure t={t} failure={failure} />
    </div>
  );
}
