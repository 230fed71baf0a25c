import type { ReactNode } from 'react';
import type { Expiry, Levels } from '#core/expiry.ts';
import { formatDateTime } from '#core/time.ts';
import { href } from '#routes/href.ts';
import { Time } from '#ui/controls/Time.tsx';
import type { Horizon } from '#ui/horizon/horizon.ts';
import { type AccountText, levelKey } from './account-texts.ts';
import { ReminderButton } from './ReminderButton.tsx';

interface HeadProps {
  t: AccountText;
  account: string;
  levels: Levels;
  sky: Horizon['state'];
  nowSeconds: number;
  /** Asks the server again. */
  onRefresh?: (() => void) | undefined;
  /** Is a payment under way? Then nothing is offered that costs money. */
  isWaiting?: boolean | undefined;
  /** What is known of that payment, for a member who has nothing else. */
  waiting?: ReactNode;
}

/**
 * The sky in words: how much time is left of which level, until when, and how to renew
 * (docs/behaviour/account.md#summary).
 */
export function Head({ t, account, levels, sky, nowSeconds, onRefresh, isWaiting = false, waiting }: HeadProps) {
  const { level, end } = levels.main;
  const isNew = end.kind === 'notActivated';
  const kicker = [!isNew && t(levelKey(level)), end.kind !== 'expired' && t(stateOf(end))];
  return (
    <section className="horizon deep" data-state={sky} aria-labelledby="account-head">
      <div className="wrap">
        <div>
          <p className="soft small account-kicker">
            {kicker.map((part) => part && <span key={part}>{part}</span>)}
            <span>{account}</span>
          </p>
          {waiting || (
            <>
              <h1 id="account-head" data-few={end.kind === 'daysLeft' || undefined}>
                {headOf(end, t)}
              </h1>
              <EndText t={t} end={end} onRefresh={onRefresh} isWaiting={isWaiting} />
            </>
          )}
          <OtherLevel t={t} levels={levels} />
        </div>
        {!isWaiting && (
          <div className="account-acts">
            <a
              className={isLight(sky) ? 'button quiet' : 'button'}
              href={href('packages', { locale: t.locale, params: { level } })}
            >
              {t(isNew ? 'choose' : 'renew')}
            </a>
            <ReminderButton t={t} {...levels.main} account={account} nowSeconds={nowSeconds} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The head before the member's data is there: the same lines, empty. */
export function HeadSkeleton({ t }: { t: AccountText }) {
  return (
    <section className="horizon deep">
      <div className="wrap">
        <div>
          <p className="soft small account-kicker">&nbsp;</p>
          <h1 className="account-bone">
            <span className="visually-hidden">{t('title')}</span>
          </h1>
          <p>
            &nbsp;
            <br />
            &nbsp;
          </p>
        </div>
        <span className="button quiet account-later">{t('renew')}</span>
      </div>
    </section>
  );
}

/**
 * True if the membership does not end soon, or its end is unknown. The head's button is then outlined, and the button
 * of the next step is filled.
 */
export function isLight(sky: Horizon['state']): boolean {
  return sky === 'morning' || sky === 'unknown';
}

function stateOf(end: Expiry): 'state.active' | 'state.notActivated' {
  return end.kind === 'notActivated' ? 'state.notActivated' : 'state.active';
}

function headOf(end: Expiry, t: AccountText): string {
  if ('days' in end && end.days !== undefined) return t('state.daysLeft', { count: end.days });
  if (end.kind === 'notActivated') return t('level.none');
  return t(end.kind === 'expired' ? 'state.expired' : 'state.active');
}

/** The end's date, and what the member can do about it (docs/behaviour/account.md#expiry). */
function EndText({
  t,
  end,
  onRefresh,
  isWaiting,
}: { t: AccountText; end: Expiry } & Pick<HeadProps, 'onRefresh' | 'isWaiting'>) {
  switch (end.kind) {
    case 'notActivated':
      return <p>{t('end.notActivated')}</p>;
    case 'noEnd':
      return (
        <>
          <p>{t('end.noEnd')}</p>
          <p className="row">
            <button type="button" className="button quiet" onClick={onRefresh}>
              {t('traffic.refresh')}
            </button>
            <a className="button quiet" href={href('ticketCreate', { locale: t.locale })}>
              {t('end.ticket')}
            </a>
          </p>
        </>
      );
    case 'expired':
      return <EndLine label={t('end.expiredOn')} at={end.at} note={isWaiting ? undefined : t('end.over')} />;
    case 'daysLeft':
      return (
        <EndLine
          label={t('end.expires')}
          at={end.at}
          after={t('end.noRenewal')}
          note={isWaiting ? undefined : t('end.soon')}
        />
      );
    case 'date':
      return <EndLine label={t('end.until')} at={end.at} after={t('end.noRenewal')} />;
  }
}

interface EndLineProps {
  label: string;
  /** Seconds since the epoch. */
  at: number;
  /** Text after the date, on the same line. */
  after?: string;
  /** Text below the date, on a separate line. */
  note?: string | undefined;
}

function EndLine({ label, at, after, note }: EndLineProps) {
  return (
    <>
      <p className="account-end">
        <span>
          {label} <Time className="figures" seconds={at} />
        </span>
        {after && <span className="term">{after}</span>}
      </p>
      {note && <p className="soft small">{note}</p>}
    </>
  );
}

/** The other level in one line, if the member has or had it. */
function OtherLevel({ t, levels: { other, isOtherWaiting } }: { t: AccountText; levels: Levels }) {
  if (!other || !('at' in other.end)) return null;
  const level = t(levelKey(other.level));
  const date = formatDateTime(other.end.at);
  const words = isOtherWaiting
    ? t('end.other.after', { level, date })
    : `${level}\u00a0· ${t(other.end.kind === 'expired' ? 'end.other.expired' : 'end.other.date', { date })}`;
  const [before, after] = words.split(date);
  return (
    <p className="soft small">
      {before}
      <Time className="figures" seconds={other.end.at} />
      {after}
    </p>
  );
}
