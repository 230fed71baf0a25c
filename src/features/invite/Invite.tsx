import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useModel } from '#app/use-model.ts';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { createInvite } from './model.ts';
import { Programme } from './Programme.tsx';
import type { InviteText, inviteTexts } from './texts.ts';
import '#ui/controls/table.css';
import '#styles/fold.css';
import './invite.css';

/** The invite programme; the server chooses which of the two a member has (docs/behaviour/invite.md#invite-programme). */
export function Invite({ fallback, ...props }: IslandProps<typeof inviteTexts>) {
  return <Island {...props}>{(t) => <InviteScreen t={t} fallback={fallback} />}</Island>;
}

function InviteScreen({ t, fallback }: { t: InviteText; fallback: ReactNode }) {
  const model = useModel(createInvite, t.locale);
  const state = useStore(model.$state);
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <Loaded t={t} state={state} fallback={fallback} onRetry={() => void model.load()}>
      {(invite) => <Programme t={t} model={model} invite={invite} />}
    </Loaded>
  );
}
