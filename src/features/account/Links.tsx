import type { Expiry, LevelEnd } from '../../core/expiry.ts';
import { isRunning } from '../../core/expiry.ts';
import { isoTime } from '../../core/time.ts';
import type { KeyOf } from '../../i18n/island-texts.ts';
import { iconAppleMark } from '../../icons/clients.ts';
import { Icon } from '../../icons/Icon.tsx';
import { iconDownload } from '../../icons/icons.ts';
import { href } from '../../routes/href.ts';
import type { ScreenName } from '../../routes/table.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveFile } from '../../ui/controls/save-file.ts';
import { reminderIcs } from './exports/exports.ts';
import { iconCalendar, iconGift, iconList } from './icons.ts';
import type { AccountText, accountTexts } from './texts.ts';

interface AccountLink {
  label: Extract<KeyOf<typeof accountTexts>, `links.${string}`>;
  icon: string;
  screen: ScreenName;
}

/** Where members go from their account (docs/behaviour/account.md#links). */
const LINKS: readonly AccountLink[] = [
  { label: 'links.rules', icon: iconList, screen: 'rules' },
  { label: 'links.invite', icon: iconGift, screen: 'invite' },
  { label: 'links.appleId', icon: iconAppleMark, screen: 'appleIdPublic' },
  { label: 'links.download', icon: iconDownload, screen: 'download' },
];

interface LinksProps extends LevelEnd {
  t: AccountText;
  account: string;
  nowSeconds: number;
}

/**
 * The account's links to other screens and the reminder button in one row, with the links to the shelves in a line
 * below it.
 */
export function Links({ t, level, end, account, nowSeconds }: LinksProps) {
  const { locale } = t;
  return (
    <nav aria-label={t('links.label')}>
      <ul className="account-links">
        {LINKS.map(({ label, icon, screen }) => (
          <li key={label}>
            <a href={href(screen, { locale })}>
              <Icon path={icon} />
              {t(label)}
            </a>
          </li>
        ))}
        {hasEnd(end) && (
          <li>
            <ReminderButton t={t} level={level} at={end.at} account={account} nowSeconds={nowSeconds} />
          </li>
        )}
      </ul>
      <p className="account-shelves">
        {([1, 2, 3] as const).map((shelf) => (
          <a key={shelf} href={href('packages', { locale, params: { level: shelf } })}>
            {t(`links.packages${shelf}`)}
          </a>
        ))}
      </p>
    </nav>
  );
}

/** True if the end lies ahead and is a date that a calendar file can hold. */
function hasEnd(end: Expiry): end is Extract<Expiry, { kind: 'daysLeft' | 'date' }> {
  return isRunning(end) && !!isoTime(end.at);
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
  const remind = () => {
    const packages = href('packages', { locale: t.locale, params: { level } });
    const address = new URL(packages, location.href).href;
    const reminder = reminderIcs({ level, at, account, nowSeconds, address }, t);
    saveFile('expiry.ics', 'text/calendar;charset=utf-8', reminder);
    showToast('success', t('reminder.saved'));
  };
  return (
    <button type="button" onClick={remind}>
      <Icon path={iconCalendar} />
      {t('reminder.do')}
    </button>
  );
}
