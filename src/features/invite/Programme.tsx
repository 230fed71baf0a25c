import type { BeanOf } from '#contract/call.ts';
import type { invite as call } from '#contract/invite.ts';
import type { InviteModel } from './model.ts';
import { PromoProgramme } from './PromoProgramme.tsx';
import { ShareProgramme } from './ShareProgramme.tsx';
import type { InviteText } from './texts.ts';

/** A member's programme. Also painted before React (`src/painters`). */
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
