import { useStore } from '@nanostores/react';
import type { UserInfo } from '#contract/account.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { showToast } from '#stores/toasts.ts';
import '#styles/round.css?adopt';
import { Button } from '#ui/controls/Button.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { AccountModel } from '../account-model.ts';
import type { AccountText } from '../account-texts.ts';
import { Dated } from '../Dated.tsx';
import { isUsedUp } from './cards.ts';
import './data-card.css?adopt';
import { trafficOf } from './traffic.ts';

interface DataCardProps {
  t: AccountText;
  model: AccountModel;
  info: UserInfo;
  nowSeconds: number;
}

/**
 * The data of a level 2 member: GB left, a bar, GB used, and GB a day until the reset, or until the end if that comes
 * first. A button makes the server count again (docs/behaviour/account.md#traffic).
 */
export function DataCard({ t, model, info, nowSeconds }: DataCardProps) {
  const isBusy = useStore(model.refreshing.$isBusy);
  const failure = useStore(model.refreshing.$failure);
  const { usedGb, max, left, until } = trafficOf(info, nowSeconds);
  const isFull = isUsedUp(info);
  const refresh = async () => {
    const words = await model.refreshTraffic();
    if (words !== undefined) showToast('success', words || t('traffic.refreshed'));
  };
  const lasts = (date: string) => {
    if (!left?.gbPerDay) return t(until?.isEnd ? 'traffic.ends' : 'traffic.resets', { date });
    return t(until?.isEnd ? 'traffic.perDayToEnd' : 'traffic.perDay', { gb: left.gbPerDay, date });
  };
  const gb = isFull ? 0 : left?.gb;
  const known = gb === undefined ? `${max?.gb} GB` : t('traffic.left', { gb });
  return (
    <>
      <div className="account-card-head">
        <h2>{t('traffic.label')}</h2>
        <Button
          className="round"
          aria-label={t(isBusy ? 'traffic.refreshing' : 'traffic.refresh')}
          isBusy={isBusy}
          onClick={() => void refresh()}
        >
          <Icon path={iconRefresh} />
        </Button>
      </div>
      <p className="account-figure figures">{max ? known : t('traffic.allowance')}</p>
      {max && <progress className="account-meter" value={max.percent} max={100} aria-label={known} />}
      <p className="soft figures">
        {max ? t('traffic.used', { used: usedGb, max: max.gb }) : t('traffic.usedOnly', { used: usedGb })}
      </p>
      {/* The page's head says when the member has data again. */}
      {isFull && <p>{t('traffic.none')}</p>}
      {!isFull && until && (
        <p className="soft">
          <Dated seconds={until.at} say={lasts} />
        </p>
      )}
      <FormFailure t={t} failure={failure} />
    </>
  );
}
