import type { Expiry, LevelEnd } from '../../core/expiry.ts';
import { Time } from '../../ui/controls/Time.tsx';
import type { AccountText } from './texts.ts';
import '../../ui/feedback/notice.css';
import { formatDateTime } from '../../core/time.ts';
import { href } from '../../routes/href.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconInfo, iconRefresh } from '../../ui/icon/icons.ts';
import { iconClock } from './icons.ts';
import { levelKey } from './levels.ts';

/** A level's end as a tag: active, expired or not activated. */
export function EndTag({ t, end }: { t: AccountText; end: Expiry }) {
  switch (end.kind) {
    case 'notActivated':
      return <span className="tag">{t('state.notActivated')}</span>;
    case 'expired':
      return (
        <span className="tag" data-tone="danger">
          {t('state.expired')}
        </span>
      );
    case 'noEnd':
    case 'daysLeft':
    case 'date':
      return (
        <span className="tag" data-tone="success">
          {t('state.active')}
        </span>
      );
  }
}

/** A level's end, large: the date, or the days left when they are few (docs/behaviour/account.md#expiry). */
export function EndText({ t, end }: { t: AccountText; end: Expiry }) {
  switch (end.kind) {
    case 'notActivated':
    case 'noEnd':
      return null;
    case 'expired':
      return (
        <p className="account-end" data-tone="danger">
          <span className="account-end-label">{t('end.expiredOn')}</span>
          <Moment at={end.at} />
        </p>
      );
    case 'daysLeft':
      return (
        <p className="account-end" data-tone="warning">
          <strong>{t('state.daysLeft', { count: end.days })}</strong>
          <span className="account-end-label">
            {t('end.expires')} <Moment at={end.at} />
          </span>
        </p>
      );
    case 'date':
      return (
        <p className="account-end">
          <span className="account-end-label">{t('end.until')}</span>
          <Moment at={end.at} />
        </p>
      );
  }
}

interface EndNoteProps {
  t: AccountText;
  main: LevelEnd;
  /** Asks the server again. */
  onRefresh(): void;
}

/** What the member can do about the end, if there is anything to do. */
export function EndNote({ t, main: { level, end }, onRefresh }: EndNoteProps) {
  switch (end.kind) {
    case 'notActivated':
      return <p className="soft">{t('end.notActivated')}</p>;
    case 'noEnd':
      return (
        <div className="stack">
          <p className="notice">
            <Icon path={iconInfo} />
            {t('end.noEnd')}
          </p>
          <p className="row">
            <button type="button" className="button quiet slim" onClick={onRefresh}>
              <Icon path={iconRefresh} />
              {t('traffic.refresh')}
            </button>
            <a className="button quiet slim" href={href('ticketCreate', { locale: t.locale })}>
              {t('end.ticket')}
            </a>
          </p>
        </div>
      );
    case 'expired':
      return <p className="soft">{t('end.over')}</p>;
    case 'daysLeft':
      return (
        <p className="notice" data-tone="warning">
          <Icon path={iconClock} />
          {t('end.soon', { count: end.days, level: t(levelKey(level)) })}
        </p>
      );
    case 'date':
      return null;
  }
}

interface OtherLevelProps extends LevelEnd {
  t: AccountText;
  /** Does it wait until level 2 ends? */
  isWaiting: boolean;
}

/** The level that is not shown large, in one line. */
export function OtherLevel({ t, level, end, isWaiting }: OtherLevelProps) {
  return (
    <div className="account-other">
      <p className="row spread">
        <strong>{t(levelKey(level))}</strong>
        <span className="figures">{endInWords(end, t)}</span>
      </p>
      {isWaiting && (
        <p className="account-other-note">
          <Icon path={iconInfo} />
          {t('end.other.after')}
        </p>
      )}
    </div>
  );
}

function endInWords(end: Expiry, t: AccountText): string {
  switch (end.kind) {
    case 'notActivated':
      return t('end.other.notActivated');
    case 'noEnd':
      return t('state.active');
    case 'daysLeft':
      return t('end.other.daysLeft', { count: end.days, date: formatDateTime(end.at) });
    case 'expired':
    case 'date':
      return t(`end.other.${end.kind}`, { date: formatDateTime(end.at) });
  }
}

/** A moment, with day and time in elements of their own, so that a style can show the day larger. */
function Moment({ at }: { at: number }) {
  const [day, time] = formatDateTime(at).split(' ');
  return (
    <Time seconds={at}>
      {day} <span className="account-time">{time}</span>
    </Time>
  );
}
