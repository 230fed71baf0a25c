import type { ShareData } from '#contract/invite.ts';
import { Figures } from './Figures.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { InvitationRecords } from './InvitationRecords.tsx';
import { InviteLink } from './InviteLink.tsx';
import { Rewards } from './Rewards.tsx';
import type { InviteText } from './texts.ts';

/** The share programme: days for inviting (docs/behaviour/invite.md#share-programme). */
export function ShareProgramme({ t, url, data }: { t: InviteText; url: string; data: ShareData }) {
  const most = Math.max(0, ...data.rewardList.map(({ reward }) => reward));
  return (
    <>
      <InviteLink
        t={t}
        url={url}
        gain={most ? { figure: t('gains.upTo', { count: most }), note: t('gains.upToNote') } : undefined}
      />
      <Figures
        t={t}
        figures={[
          { label: t('share.registered'), value: data.reg },
          { label: t('share.rewardTotal'), value: t('days', { count: data.reward }) },
        ]}
      />
      <div className="sides stack">
        <InvitationRecords t={t} record={data.record} />
        <aside className="aside stack">
          <Rewards t={t} list={data.rewardList} />
          <HowItWorks t={t} steps={[t('steps.buy'), t('steps.review'), t('steps.shareReward'), t('steps.refunded')]} />
        </aside>
      </div>
    </>
  );
}
