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

/** The data that a level 2 member has used: bar, GB, reset date, and a button to count it again. */
export function TrafficMeter({ t, model, info }: { t: AccountText; model: AccountModel; info: UserInfo }) {
  const isBusy = useStore(model.refreshing.$isBusy);
  const failure = useStore(model.refreshing.$failure);
  const traffic = trafficOf(info);
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
      {traffic ? (
        <>
          <progress
            value={traffic.percent}
            max={100}
            aria-label={t('traffic.label')}
            data-full={traffic.percent === 100 ? '' : undefined}
          />
          <p className="row spread small figures">
            <span>{t('traffic.used', { used: traffic.usedGb, max: traffic.maxGb })}</span>
            {traffic.resetAt !== null && (
              <span className="soft">
                {t('traffic.reset')} {formatDateTime(traffic.resetAt)}
              </span>
            )}
          </p>
          {traffic.percent === 100 && traffic.resetAt !== null && (
            <p className="small account-full">{t('traffic.full', { date: formatDateTime(traffic.resetAt) })}</p>
          )}
        </>
      ) : (
        <p>{t('traffic.unlimited')}</p>
      )}
      <FormFailure t={t} failure={failure} />
    </div>
  );
}
