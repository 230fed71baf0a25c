import type { ComponentProps, ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { type Expiry, isRunning, type Levels } from '#core/expiry.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { href } from '#routes/href.ts';
import { Time } from '#ui/controls/Time.tsx';
import '#ui/feedback/progress.css?adopt';
import type { Horizon } from '#ui/horizon/horizon.ts';
import { type AccountText, levelKey } from './account-texts.ts';
import { isUsedUp } from './aside/traffic.ts';
import { Dated } from './Dated.tsx';
import { ReminderButton } from './ReminderButton.tsx';

interface HeadProps {
  t: AccountText;
  info: UserInfo;
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
export function Head({ t, info, levels, sky, nowSeconds, onRefresh, isWaiting = false, waiting }: HeadProps) {
  const { account, trafficDate } = info;
  const { level, end } = levels.main;
  const isNew = end.kind === 'notActivated';
  const kicker = [!isNew && t(levelKey(level)), end.kind !== 'expired' && t(stateOf(end)), account];
  return (
    <section className="horizon deep" data-state={sky} aria-labelledby="account-head">
      <div className="wrap">
        <p className="soft small account-kicker">{kicker.map((part) => part && <span key={part}>{part}</span>)}</p>
        {waiting || (
          <>
            <Days t={t} end={end} nowSeconds={nowSeconds} />
            {levels.isOtherWaiting ? (
              <Spans t={t} levels={levels} nowSeconds={nowSeconds} />
            ) : (
              <EndText t={t} end={end} onRefresh={onRefresh} isWaiting={isWaiting} />
            )}
          </>
        )}
        {isUsedUp(info) && trafficDate > 0 && (
          <p className="account-full">
            <Dated seconds={trafficDate} say={(date) => t('traffic.full', { date })} />
          </p>
        )}
        <OtherLevel t={t} levels={levels} />
        {!isWaiting && !isNew && (
          <p className="acts">
            <a
              className={isLight(sky) ? 'button quiet' : 'button'}
              href={href('packages', { locale: t.locale, params: { level } })}
            >
              {t('renew')}
            </a>
            <ReminderButton t={t} {...levels.main} account={account} nowSeconds={nowSeconds} />
          </p>
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
        <p className="soft small account-kicker">&nbsp;</p>
        <h1 className="account-days account-bone">
          <span className="visually-hidden">{t('title')}</span>
        </h1>
        <p className="account-end">&nbsp;</p>
        <p className="acts account-later">
          <span className="button quiet">{t('renew')}</span>
        </p>
      </div>
    </section>
  );
}

/** True if the membership does not end soon, or its end is unknown. The head's button is then outlined. */
export function isLight(sky: Horizon['state']): boolean {
  return sky === 'morning' || sky === 'unknown';
}

function stateOf(end: Expiry): 'state.active' | 'state.notActivated' {
  return end.kind === 'notActivated' ? 'state.notActivated' : 'state.active';
}

/** What counts most, large: the days that are left, or since when it is over, or else the state in words. */
function Days({ t, end, nowSeconds }: Pick<HeadProps, 't' | 'nowSeconds'> & { end: Expiry }) {
  const count = daysOf(end, nowSeconds);
  if (count === 0) {
    const words = end.kind === 'notActivated' ? 'level.none' : `state.${end.kind === 'expired' ? 'expired' : 'active'}`;
    return <h1 id="account-head">{t(words as 'level.none')}</h1>;
  }
  const [before, after] = t(end.kind === 'expired' ? 'state.over' : 'state.daysLeft', { count }).split(String(count));
  return (
    <h1 id="account-head" className="account-days" data-few={end.kind === 'daysLeft' || undefined}>
      {before}
      <b>{count}</b>
      {after}
    </h1>
  );
}

/** How many days are left, or have passed since the end; 0 if that says nothing. */
function daysOf(end: Expiry, nowSeconds: number): number {
  if (end.kind === 'expired') return Math.floor((nowSeconds - end.at) / SECONDS_PER_DAY);
  return ('days' in end && end.days) || 0;
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

/** Both levels on one scale from now on: Premium first, then Basic. */
function Spans({ t, levels: { main, other }, nowSeconds }: Pick<HeadProps, 't' | 'levels' | 'nowSeconds'>) {
  if (!other || !isRunning(main.end) || !isRunning(other.end)) return null;
  const [first, last] = [main.end.at, other.end.at];
  const bar = <progress value={first - nowSeconds} max={last - nowSeconds} aria-hidden="true" />;
  return (
    <>
      <div className="account-spans">
        <Span name={t(levelKey(main.level))} seconds={first} say={(date) => t('end.other.date', { date })} />
        {bar}
        <Span name={t(levelKey(other.level))} seconds={last} say={(date) => t('end.other.then', { date })} />
        {bar}
      </div>
      <p className="soft small">{t('end.other.wait')}</p>
    </>
  );
}

function Span({ name, ...dated }: ComponentProps<typeof Dated> & { name: string }) {
  return (
    <p>
      <b>{name}</b>
      {spaceBetween(name, dated.say(''))}
      <Dated {...dated} />
    </p>
  );
}

/** The other level in one line, if the member has or had it, and it does not wait. */
function OtherLevel({ t, levels: { other, isOtherWaiting } }: Pick<HeadProps, 't' | 'levels'>) {
  if (!other || isOtherWaiting || !('at' in other.end)) return null;
  const key = other.end.kind === 'expired' ? 'end.other.expired' : 'end.other.date';
  return (
    <p className="soft small">
      {t(levelKey(other.level))}
      {'\u00a0· '}
      <Dated seconds={other.end.at} say={(date) => t(key, { date })} />
    </p>
  );
}
