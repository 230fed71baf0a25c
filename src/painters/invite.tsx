import { atom } from 'nanostores';
import { invite as call } from '#contract/invite.ts';
import type { InviteModel } from '#features/invite/invite-model.ts';
import type { inviteTexts } from '#features/invite/invite-texts.ts';
import { Programme } from '#features/invite/Programme.tsx';
import { createSubmit } from '#stores/submit.ts';
import { type Painting, paint, restingModel } from './paint.ts';

paint(call, ({ bean, t }: Painting<typeof call, typeof inviteTexts>) => {
  const model = restingModel<InviteModel>({
    refreshing: createSubmit(),
    $isOld: atom(false),
  });
  return <Programme t={t} model={model} invite={bean} />;
});
