import { Island, type IslandProps } from '#app/Island.tsx';
import { Loaded } from '#ui/feedback/Loaded.tsx';
import { createInvite } from './invite-model.ts';
import type { inviteTexts } from './invite-texts.ts';
import { Programme } from './Programme.tsx';
import '#styles/fold.css';
import './invite.css';

/**
 * The invite programme. There are two, and the server chooses the member's programme
 * (docs/behaviour/invite.md#invite-programme).
 */
export function Invite({ fallback, ...props }: IslandProps<typeof inviteTexts>) {
  return (
    <Island {...props}>
      {(t) => (
        <Loaded t={t} createModel={createInvite} fallback={fallback}>
          {(invite, model) => <Programme t={t} model={model} invite={invite} />}
        </Loaded>
      )}
    </Island>
  );
}
