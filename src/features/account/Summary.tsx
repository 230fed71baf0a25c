import type { UserInfo } from '../../contract/account.ts';
import { isRunning, type LevelEnd, type Moments, membershipOf, orderLevels } from '../../core/expiry.ts';
import { isoTime } from '../../core/time.ts';
import { href } from '../../routes/href.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { EndNote, EndTag, EndText, OtherLevel } from './End.tsx';
import { iconCalendar } from './icons.ts';
import { levelKey } from './levels.ts';
import type { AccountModel } from './model.ts';
import { TrafficMeter } from './TrafficMeter.tsx';
import type { AccountText } from './texts.ts';
import { useExport } from './use-export.ts';

interface SummaryProps {
  t: AccountText;
  model: AccountModel;
  info: UserInfo;
  moments: Moments;
}

/** Level, end and data of the membership, with the button to renew (docs/behaviour/account.md#summary). */
export function Summary({ t, model, info, moments }: SummaryProps) {
  const membership = membershipOf(info, moments);
  const { main, other, isOtherWaiting } = orderLevels(membership);
  const isNew = main.end.kind === 'notActivated';
  const packages = href('packages', { locale: t.locale, params: { level: main.level } });
  return (
    <section className="card account-summary" aria-labelledby="account-level">
      <div className="row spread">
        <h2 id="account-level">{t(isNew ? 'level.none' : levelKey(main.level))}</h2>
        <EndTag t={t} end={main.end} />
      </div>
      <EndText t={t} end={main.end} />
      <EndNote t={t} main={main} onRefresh={() => void model.load()} />
      {membership.level === 2 && <TrafficMeter t={t} model={model} info={info} />}
      {other && <OtherLevel t={t} {...other} isWaiting={isOtherWaiting} />}
      <div className="row">
        <a className="button" href={packages}>
          {t(isNew ? 'choose' : 'renew')}
        </a>
        {isRunning(main.end) && isoTime(main.end.at) && (
          <ReminderButton t={t} level={main.level} at={main.end.at} account={info.account} nowSeconds={moments.now} />
        )}
      </div>
    </section>
  );
}

interface ReminderButtonProps {
  t: AccountText;
  level: LevelEnd['level'];
  at: number;
  account: string;
  nowSeconds: number;
}

/** Saves a calendar file with a reminder of the level's end. */
function ReminderButton({ t, level, at, account, nowSeconds }: ReminderButtonProps) {
  const save = useExport(t);
  const remind = () => {
    const packages = href('packages', { locale: t.locale, params: { level } });
    const address = new URL(packages, location.href).href;
    save(
      ({ reminderIcs }) => [
        'expiry.ics',
        'text/calendar;charset=utf-8',
        reminderIcs({ level, at, account, nowSeconds, address }, t),
      ],
      t('reminder.saved'),
    );
  };
  return (
    <button type="button" className="button quiet" onClick={remind}>
      <Icon path={iconCalendar} />
      {t('reminder.do')}
    </button>
  );
}
