import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import '../../ui/controls/table.css';
import { LoadFailure } from '../../ui/feedback/LoadFailure.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { type IslandProps, TextProvider } from '../../ui/island/TextProvider.tsx';
import { useModel } from '../../ui/island/use-model.ts';
import './invite.css';
import { InviteLink } from './InviteLink.tsx';
import { createInvite } from './model.ts';
import { PromoProgramme } from './PromoProgramme.tsx';
import { ShareProgramme } from './ShareProgramme.tsx';

/** The invite programme (spec §2, Invite); the server chooses which of the two a member has. */
export function Invite(props: IslandProps) {
  return (
    <TextProvider {...props}>
      <Programme />
    </TextProvider>
  );
}

function Programme() {
  const model = useModel(createInvite);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  if (state.kind === 'failed') return <LoadFailure failure={state.failure} onRetry={() => void model.load()} />;
  if (state.kind === 'loading') return <Skeleton lines={8} />;
  const { value } = state;
  return (
    <div className="invite">
      <InviteLink url={value.url} />
      {value.inviteType === 'share' ? (
        <ShareProgramme data={value.shareData} />
      ) : (
        <PromoProgramme model={model} data={value.promoData} />
      )}
    </div>
  );
}
