import type { BeanOf } from '#contract/call.ts';
import type { invite as call, ShareData } from '#contract/invite.ts';
import { RewardType } from '#contract/invite-states.ts';
import { InvitationStatus } from '#contract/values.ts';
import { stateName, toneOf } from '#core/state-names.ts';
import '#styles/tag.css?adopt';
import picture from '#ui/art/empty-invites.svg?url&no-inline';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/controls/Time.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import type { InviteModel } from './invite-model.ts';
import type { InviteText } from './invite-texts.ts';
import { PagedList } from './PagedList.tsx';
import { Figures, HowItWorks, InviteLink } from './ProgrammeParts.tsx';
import { PromoProgramme } from './PromoProgramme.tsx';
import { INVITATION_TONE } from './rebates.ts';

/** A member's programme. `src/first-render` also renders it, before React has loaded. */
export function Programme({ t, model, invite }: { t: InviteText; model: InviteModel; invite: BeanOf<typeof call> }) {
  return (
    <div className="invite">
      {invite.inviteType === 'share' ? (
        <ShareProgramme t={t} url={invite.url} data={invite.shareData} />
      ) : (
        <PromoProgramme t={t} url={invite.url} model={model} data={invite.promoData} />
      )}
    </div>
  );
}

/** The share programme, which gives days for invitations (docs/behaviour/invite.md#share-programme). */
function ShareProgramme({ t, url, data }: { t: InviteText; url: string; data: ShareData }) {
  const most = Math.max(0, ...data.rewardList.map(({ reward }) => reward));
  return (
    <>
      <InviteLink
        t={t}
        url={url}
        gain={most ? { figure: t('gains.upTo', { count: most }), note: t('gains.upToNote') } : undefined}
      />
      <div className="sides stack">
        <div className="stack">
          <Figures
            t={t}
            figures={[
              { label: t('share.registered'), value: data.reg },
              { label: t('share.rewardTotal'), value: data.reward, text: t('days', { count: data.reward }) },
            ]}
          />
          <Records t={t} url={url} record={data.record} />
        </div>
        <aside className="aside stack">
          <Rewards t={t} list={data.rewardList} />
          <Bonuses t={t} />
          <HowItWorks t={t} steps={[t('steps.buy'), t('steps.shareReward'), t('steps.refunded')]} />
        </aside>
      </div>
    </>
  );
}

/** The invited friends and their results, with 5 rows a page (docs/behaviour/invite.md#share-programme). */
function Records({ t, url, record }: { t: InviteText; url: string; record: ShareData['record'] }) {
  return (
    <section aria-labelledby="records">
      <h2 id="records">{t('record.title')}</h2>
      {record.length === 0 && (
        <Empty picture={picture} text={t('record.empty')} level={3}>
          <p>{t('record.emptyHint')}</p>
          <CopyButton t={t} value={url} label={t('link.title')} />
        </Empty>
      )}
      {record.length > 0 && (
        <PagedList t={t} name="record" rows={record}>
          {({ name, date, status, reward }) => (
            <>
              <span className="body">
                <b>{name}</b>
                <span className="second">
                  <Time seconds={date} />
                  {reward > 0 && <span className="term">{`\u00a0· ${t('days', { count: reward })}`}</span>}
                </span>
              </span>
              <span className="tag" data-tone={toneOf(InvitationStatus, INVITATION_TONE, status)}>
                {t(`record.state.${stateName(InvitationStatus, status)}`, { state: status })}
              </span>
            </>
          )}
        </PagedList>
      )}
    </section>
  );
}

/** The extra days that a friend gets for a package of `days` at `level` (docs/behaviour/invite.md#bonus-table). */
const BONUS_TABLE = [
  { level: 2, days: 360, bonusDays: 30 },
  { level: 1, days: 720, bonusDays: 30 },
  { level: 1, days: 360, bonusDays: 15 },
] as const;

type Reward = ShareData['rewardList'][number];

/** The days that the member earns for each of a friend's packages (docs/behaviour/invite.md#rewards). */
function Rewards({ t, list }: { t: InviteText; list: readonly Reward[] }) {
  const rows = list.map(({ type, days, reward }) => ({
    name: packageName(t, { type, days }),
    gain: t(`rewards.${stateName(RewardType, type)}`, { count: reward }),
  }));
  return <Gained id="rewards" title={t('rewards.title')} rows={rows} none={t('rewards.empty')} />;
}

/** The extra days that a friend's package has for the friend. They are no reward of the member's. */
function Bonuses({ t }: { t: InviteText }) {
  const rows = BONUS_TABLE.map(({ level, days, bonusDays }) => ({
    name: packageName(t, { type: level, days }),
    gain: t('bonus.days', { count: bonusDays }),
  }));
  return <Gained id="bonus" title={t('bonus.title')} rows={rows} />;
}

/** A list of packages, each with the days that somebody gains by it. */
function Gained({ id, title, rows, none }: { id: string; title: string; rows: readonly Gain[]; none?: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p className="soft small">{none}</p>}
      <ul className="list">
        {rows.map(({ name, gain }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id, and two may be equal
          <li key={index} className="item">
            <span className="body">{name}</span>
            <b className="figures">{gain}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Gain {
  /** The package's name. */
  name: string;
  gain: string;
}

/**
 * A package's name by level and days. If the level is unknown, the name has only the days
 * (docs/behaviour/invite.md#rewards).
 */
function packageName(t: InviteText, { type, days }: Pick<Reward, 'type' | 'days'>): string {
  return type === 1 || type === 2 ? t(`package.level${type}`, { count: days }) : t('days', { count: days });
}
