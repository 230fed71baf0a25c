import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { formatDateTime } from '#core/time.ts';
import { Icon } from '#icons/Icon.tsx';
import { iconRefresh } from '#icons/icons.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/controls/Time.tsx';
import '#ui/feedback/progress.css?adopt';
import { Sentence } from '#ui/feedback/Sentence.tsx';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import type { AccountModel } from '../account-model.ts';
import type { AccountText } from '../account-texts.ts';
import './data-tile.css?adopt';
import { type Traffic, trafficOf } from './traffic.ts';

interface DataTileProps {
  t: AccountText;
  model: AccountModel;
  info: UserInfo;
  nowSeconds: number;
}

/**
 * A level 2 member's data: GB left, a bar, GB used, the reset, what that is a day, and a button that makes the server count again
 * (docs/behaviour/account.md#traffic).
 */
export function DataTile({ t, model, info, nowSeconds }: DataTileProps) {
  const isBusy = useStore(model.refreshing.$isBusy);
  const failure = useStore(model.refreshing.$failure);
  const traffic = trafficOf(info, nowSeconds);
  const { usedGb, max, left, resetAt } = traffic;
  const isUsedUp = max?.percent === 100;
  const refresh = async () => {
    const words = await model.refreshTraffic();
    if (words !== undefined) showToast('success', words || t('traffic.refreshed'));
  };
  return (
    <>
      <h2>{t('traffic.label')}</h2>
      {!isUsedUp && <p className="tile-head figures">{headOf(traffic, t)}</p>}
      {max && <Meter t={t} percent={max.percent} today={left?.today} />}
      <p className="figures">
        {max ? t('traffic.used', { used: usedGb, max: max.gb }) : t('traffic.usedOnly', { used: usedGb })}
      </p>
      {isUsedUp && resetAt !== null ? (
        <p className="account-full">
          <Sentence text={t('traffic.full', { date: formatDateTime(resetAt) })} />
        </p>
      ) : (
        resetAt !== null && (
          <>
            <p className="figures">
              {t('traffic.reset')} <Time seconds={resetAt} />
            </p>
            {left && left.gbPerDay > 0 && <p className="figures">{t('traffic.perDay', { gb: left.gbPerDay })}</p>}
          </>
        )
      )}
      <Button className="lone account-refresh" isBusy={isBusy} onClick={() => void refresh()}>
        <Icon path={iconRefresh} />
        {t(isBusy ? 'traffic.refreshing' : 'traffic.refresh')}
      </Button>
      <FormFailure t={t} failure={failure} />
    </>
  );
}

function headOf({ max, left }: Traffic, t: AccountText): string {
  if (!max) return t('traffic.allowance');
  return left ? t('traffic.left', { gb: left.gb }) : `${max.gb} GB`;
}

/**
 * The bar of used data with a mark for today within the 30 days. If the bar ends left of the mark, the data will last.
 */
function Meter({ t, percent, today }: { t: AccountText; percent: number; today: number | undefined }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => mark.current?.style.setProperty('inset-inline-start', `${today}%`), [today]);
  return (
    <div className="account-meter">
      <progress
        value={percent}
        max={100}
        aria-label={t('traffic.label')}
        data-full={percent === 100 ? '' : undefined}
      />
      {today !== undefined && <i ref={mark} />}
    </div>
  );
}
