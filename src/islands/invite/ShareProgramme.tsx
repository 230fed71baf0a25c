import type { ShareData } from '../../contract/invite.ts';
import { RewardType } from '../../contract/invite.ts';
import { BONUS_TABLE } from '../../core/constants.ts';
import { stateName } from '../../core/state-name.ts';
import type { IslandKey } from '../../i18n/namespaces.ts';
import { useText } from '../../ui/TextProvider.tsx';
import { Figures } from './Figures.tsx';
import { InvitationRecords } from './InvitationRecords.tsx';
import { Steps } from './Steps.tsx';
import { Tips } from './Tips.tsx';

/** The share programme: days for inviting (spec §2, §9). */
export function ShareProgramme({ data }: { data: ShareData }) {
  const t = useText<IslandKey<'invite'>>();
  return (
    <>
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
          <RewardTable list={data.rewardList} />
        </section>
        <section className="stack" aria-labelledby="bonus">
          <h2 id="bonus">{t('bonus.title')}</h2>
          <BonusTable />
        </section>
      </div>
      <Tips tips={[t('tips.kind'), t('tips.shareReview'), t('tips.offer')]} />
      <InvitationRecords record={data.record} />
    </>
  );
}

function RewardTable({ list }: { list: ShareData['rewardList'] }) {
  const t = useText<IslandKey<'invite'>>();
  if (list.length === 0) return <p className="soft">{t('rewards.empty')}</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('rewards.package')}</th>
          <th scope="col" className="table-number">
            {t('rewards.reward')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ type, days, reward }) => (
          <tr key={`${type}-${days}`}>
            <th scope="row">{t('days', { count: days })}</th>
            <td className="table-number">{t(`rewards.${stateName(RewardType, type)}`, { count: reward })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BonusTable() {
  const t = useText<IslandKey<'invite'>>();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('bonus.package')}</th>
          <th scope="col" className="table-number">
            {t('bonus.bonus')}
          </th>
        </tr>
      </thead>
      <tbody>
        {BONUS_TABLE.map(({ level, days, bonusDays }) => (
          <tr key={`${level}-${days}`}>
            <th scope="row">{t(`bonus.level${level}`, { days })}</th>
            <td className="table-number">{t('days', { count: bonusDays })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
