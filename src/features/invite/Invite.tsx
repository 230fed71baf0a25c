import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island, type IslandProps } from '../../app/Island.tsx';
import type { InviteText, inviteTexts } from './texts.ts';
import '../../ui/controls/table.css';
import { useModel } from '../../app/use-model.ts';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './invite.css';
import { createInvite } from './model.ts';
import { PromoProgramme } from './PromoProgramme.tsx';
import { ShareProgramme } from './ShareProgramme.tsx';

/** The invite programme; the server chooses which of the two a member has (docs/behaviour/invite.md#invite-programme). */
export function Invite(props: IslandProps<typeof inviteTexts>) {
  return <Island {...props}>{(t) => <Programme t={t} />}</Island>;
}

function Programme({ t }: { t: InviteText }) {
  const model = useModel(createInvite, t.locale);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  if (state.kind === 'failed') return <LoadFailure t={t} failure={state.failure} onRetry={() => void model.load()} />;
  if (state.kind === 'loading') {
    return (
      <div className="card invite-link">
        <div>
          <Skeleton t={t} lines={4} />
        </div>
        <div className="invite-gains">
          <Skeleton lines={4} />
        </div>
      </div>
    );
  }
  const { value } = state;
  return (
    <div className="invite">
      {value.inviteType === 'share' ? (
        <ShareProgramme t={t} url={value.url} data={value.shareData} />
      ) : (
        <PromoProgramme t={t} url={value.url} model={model} data={value.promoData} />
      )}
    </div>
  );
}
