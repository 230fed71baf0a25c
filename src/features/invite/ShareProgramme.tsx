import type { ShareData } from '../../contract/invite.ts';
import { RewardType } from '../../contract/values/invite-states.ts';
import { stateName } from '../../core/state-names.ts';
import { AmountTable } from './AmountTable.tsx';
import { Figures } from './Figures.tsx';
import { InvitationRecords } from './InvitationRecords.tsx';
import { InviteLink } from './InviteLink.tsx';
import { Steps } from './Steps.tsx';
import { Tips } from './Tips.tsx';
import type { InviteText } from './texts.ts';

/** Days that a friend gets on top of a package of `days` at `level` (docs/behaviour/invite.md#bonus-table). */
const BONUS_TABLE = [
  { level: 2, days: 360, bonusDays: 30 },
  { level: 1, days: 720, bonusDays: 30 },
  { level: 1, days: 360, bonusDays: 15 },
] as const;

/** The share programme: days for inviting (docs/behaviour/invite.md#share-programme). */
export function ShareProgramme({ t, url, data }: { t: InviteText; url: string; data: ShareData }) {
  const most = Math.max(0, ...data.rewardList.map(({ reward }) => reward));
  return (
    <>
      <InviteLink
        t={t}
        url={url}
        gains={[
          ...(most
            ? [{ who: t('gains.you'), figure: t('gains.upTo', { count: most }), note: t('gains.upToNote') }]
            : []),
          { who: t('gains.friend'), figure: t('gains.offer'), note: t('gains.offerNote') },
        ]}
      />
      <Figures
        figures={[
          { label: t('share.registered'), value: String(data.reg) },
          { label: t('share.rewardTotal'), value: t('days', { count: data.reward }) },
        ]}
      />
      <Steps
        title={t('steps.title')}
        steps={[t('steps.send'), t('steps.register'), t('steps.buy'), t('steps.shareReview'), t('steps.shareReward')]}
      />
      <div className="invite-pair">
        <section className="stack" aria-labelledby="rewards">
          <h2 id="rewards">{t('rewards.title')}</h2>
          <RewardTable t={t} list={data.rewardList} />
        </section>
        <section className="stack" aria-labelledby="bonus">
          <h2 id="bonus">{t('bonus.title')}</h2>
          <BonusTable t={t} />
        </section>
      </div>
      <Tips t={t} tips={[t('tips.kind'), t('tips.offer'), t('tips.refunded')]} />
      <InvitationRecords t={t} record={data.record} />
    </>
  );
}

function RewardTable({ t, list }: { t: InviteText; list: ShareData['rewardList'] }) {
  if (list.length === 0) return <p className="soft">{t('rewards.empty')}</p>;
  const rows = list.map(({ type, days, reward }, place) => ({
    key: `${place}-${type}-${days}`,
    name: packageName(t, type, days),
    amount: t(`rewards.${stateName(RewardType, type)}`, { count: reward }),
  }));
  return <AmountTable name={t('rewards.package')} amount={t('rewards.reward')} rows={rows} />;
}

function BonusTable({ t }: { t: InviteText }) {
  const rows = BONUS_TABLE.map(({ level, days, bonusDays }) => ({
    key: `${level}-${days}`,
    name: packageName(t, level, days),
    amount: t('days', { count: bonusDays }),
  }));
  return <AmountTable name={t('bonus.package')} amount={t('bonus.bonus')} rows={rows} />;
}

/** A package's name by level and days, or by days alone if the level is unknown (docs/behaviour/invite.md#rewards). */
function packageName(t: InviteText, level: number | null | undefined, days: number): string {
  return level === 1 || level === 2 ? t(`package.level${level}`, { count: days }) : t('days', { count: days });
}
