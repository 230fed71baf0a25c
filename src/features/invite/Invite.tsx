import type { ReactNode } from 'react';
import { Island, type IslandProps } from '#app/Island.tsx';
import { useLoadedModel } from '#app/use-model.ts';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { createInvite } from './invite-model.ts';
import type { InviteText, inviteTexts } from './invite-texts.ts';
import { Programme } from './Programme.tsx';
import '#ui/controls/table.css';
import '#styles/fold.css';
import './invite.css';

/** The invite programme; the server chooses which of the two a member has (docs/behaviour/invite.md#invite-programme). */
export function Invite({ fallback, ...props }: IslandProps<typeof inviteTexts>) {
  return <Island {...props}>{(t) => <InviteScreen t={t} fallback={fallback} />}</Island>;
}

function InviteScreen({ t, fallback }: { t: InviteText; fallback: ReactNode }) {
  const [model, state] = useLoadedModel(createInvite, t.locale);
  return (
    <Loaded t={t} state={state} fallback={fallback} onRetry={() => void model.load()}>
      {(invite) => <Programme t={t} model={model} invite={invite} />}
    </Loaded>
  );
}
