import { isoTime } from '#core/time.ts';
import { isRunning, type LevelEnd } from '#domain/expiry.ts';
import { Icon } from '#icons/Icon.tsx';
import { href } from '#routes/href.ts';
import { iconCalendar } from './account-icons.ts';
import type { AccountText } from './account-texts.ts';
import { alarmLead } from './exports/alarm.ts';
import { save } from './exports/save.ts';

interface ReminderButtonProps extends LevelEnd {
  t: AccountText;
  account: string;
  nowSeconds: number;
}

/**
 * Saves a calendar file with a reminder of the level's end. It is shown only if the reminder still lies ahead and such a
 * file can hold the date.
 */
export function ReminderButton({ t, level, end, account, nowSeconds }: ReminderButtonProps) {
  if (!isRunning(end) || !isoTime(end.at) || !alarmLead({ at: end.at, nowSeconds })) return null;
  const remind = () => {
    const packages = href('packages', { locale: t.locale, params: { level } });
    const address = new URL(packages, location.href).href;
    const reminder = { level, at: end.at, account, nowSeconds, address };
    const type = 'text/calendar;charset=utf-8';
    void save(t, ({ reminderIcs }) => ['expiry.ics', type, reminderIcs(reminder, t)], t('reminder.saved'));
  };
  return (
    <button type="button" className="tool" onClick={remind}>
      <Icon path={iconCalendar} />
      {t('reminder.do')}
    </button>
  );
}
