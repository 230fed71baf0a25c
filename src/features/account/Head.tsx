import type { ComponentProps, ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { spaceBetween } from '#core/join-texts.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { type Expiry, isRunning, type Standing } from '#domain/expiry.ts';
import { href } from '#routes/href.ts';
import { Time } from '#ui/controls/Time.tsx';
import '#ui/feedback/progress.css?adopt';
import { stateFor } from '#ui/horizon/horizon.ts';
import { type AccountText, levelKey } from './account-texts.ts';
import { isHeadForSupport, isLight, isUsedUp } from './aside/cards.ts';
import { dataUntil } from './aside/traffic.ts';
import { Dated } from './Dated.tsx';
import { ReminderButton } from './ReminderButton.tsx';

interface HeadProps extends Standing {
  t: AccountText;
  info: UserInfo;
  nowSeconds: number;
  /** Asks the server again. */
  onRefresh?: (() => void) | undefined;
  /** True while a payment is pending. Nothing is offered then that costs money. */
  isWaiting?: boolean | undefined;
  /** The known facts about that payment. A member who has nothing else sees them in place of the membership. */
  waiting?: ReactNode;
}

/**
 * The membership in words: which level, how much is left, until when, and how to renew
 * (docs/behaviour/account.md#summary).
 */
export function Head(props: HeadProps) {
  const { t, info, levels, stage, nowSeconds, isWaiting = false, waiting } = props;
  const { account } = info;
  const { level, end } = levels.main;
  const isNew = end.kind === 'notActivated';
  // The heading says which package does not run. A tag above it would only repeat that.
  const kicker = [...(isNew ? [] : [t(levelKey(level)), end.kind !== 'expired' && t('state.active')]), account];
  const data = dataUntil(info);
  return (
    <section className="horizon deep" data-state={stateFor(stage)} aria-labelledby="account-head">
      <div className="wrap account-head">
        <p className="soft small account-parts">{kicker.map((part) => part && <span key={part}>{part}</span>)}</p>
        {waiting || (
          <>
            <Days t={t} end={end} nowSeconds={nowSeconds} />
            {levels.isOtherWaiting ? <Spans {...props} /> : <EndText {...props} />}
          </>
        )}
        {isUsedUp(info) && data && (
          <p className="account-full">
            {data.isEnd ? (
              t('traffic.fullToEnd')
            ) : (
              <Dated seconds={data.at} say={(date) => t('traffic.full', { date })} />
            )}
          </p>
        )}
        <OtherLevel {...props} />
        {!isWaiting && !isNew && (
          <p className="acts">
            {isHeadForSupport(info, isWaiting) ? (
              <a className="button quiet" href={href('ticketCreate', { locale: t.locale })}>
                {t('end.ticket')}
              </a>
            ) : (
              <a
                className={isLight(stage) ? 'button quiet' : 'button'}
                href={href('packages', { locale: t.locale, params: { level } })}
              >
                {t('renew')}
              </a>
            )}
            <ReminderButton t={t} {...levels.main} account={account} nowSeconds={nowSeconds} />
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * The most important fact in large type: the days left, or the days since the end. Without such days it is the state in
 * words.
 */
function Days({ t, end, nowSeconds }: Pick<HeadProps, 't' | 'nowSeconds'> & { end: Expiry }) {
  const isOver = end.kind === 'expired';
  const passed = isOver ? Math.floor((nowSeconds - end.at) / SECONDS_PER_DAY) : undefined;
  const count = passed ?? ('days' in end && end.days);
  if (!count) {
    const state = isOver ? 'state.expired' : 'state.active';
    return <h1 id="account-head">{t(end.kind === 'notActivated' ? 'level.none' : state)}</h1>;
  }
  const [before, after] = t(isOver ? 'state.over' : 'state.daysLeft', { count }).split(String(count));
  return (
    <h1 id="account-head" className="account-days">
      {before}
      <b>{count}</b>
      {after}
    </h1>
  );
}

const LABELS = { expired: 'end.expiredOn', daysLeft: 'end.expires', date: 'end.until' } as const;

/** The date of the end, and what the member can do about it (docs/behaviour/account.md#expiry). */
function EndText({ t, levels, onRefresh, isWaiting }: HeadProps) {
  const { end } = levels.main;
  if (end.kind === 'notActivated') return <p>{t('end.notActivated')}</p>;
  if (end.kind === 'noEnd')
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
  const isOver = end.kind === 'expired';
  return (
    <>
      <p className="account-parts account-end">
        <span>
          {t(LABELS[end.kind])} <Time className="figures" seconds={end.at} />
        </span>
        {!isOver && <span className="term">{t('end.noRenewal')}</span>}
      </p>
      {!isWaiting && end.kind !== 'date' && <p className="soft small">{t(isOver ? 'end.over' : 'end.soon')}</p>}
    </>
  );
}

/** Both levels in one bar that begins now: Premium first, then Basic. The end of each is below the bar. */
function Spans({ t, levels: { main, other }, nowSeconds }: HeadProps) {
  if (!other || !isRunning(main.end) || !isRunning(other.end)) return null;
  const [first, last] = [main.end.at, other.end.at];
  return (
    <>
      <div className="small account-spans">
        <progress value={first - nowSeconds} max={last - nowSeconds} aria-hidden="true" />
        <Span name={t(levelKey(main.level))} seconds={first} say={(date) => t('end.other.date', { date })} />
        <Span name={t(levelKey(other.level))} seconds={last} say={(date) => t('end.other.then', { date })} />
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

/** The other level in one line. It is shown if the member has or had that level and the level does not wait. */
function OtherLevel({ t, levels: { other, isOtherWaiting } }: HeadProps) {
  if (!other || isOtherWaiting || !('at' in other.end)) return null;
  const key = other.end.kind === 'expired' ? 'end.other.expired' : 'end.other.date';
  return (
    <p className="small">
      {t(levelKey(other.level))}
      {'\u00a0· '}
      <Dated seconds={other.end.at} say={(date) => t(key, { date })} />
    </p>
  );
}
