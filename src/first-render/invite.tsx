import { atom } from 'nanostores';
import { invite as call } from '#contract/invite.ts';
import type { InviteModel } from '#features/invite/invite-model.ts';
import type { inviteTexts } from '#features/invite/invite-texts.ts';
import { Programme } from '#features/invite/Programme.tsx';
import { createAction } from '#stores/action-state.ts';
import { type FirstRender, renderFirst, restingModel } from './render-first.ts';

renderFirst(call, ({ bean, t }: FirstRender<typeof call, typeof inviteTexts>) => {
  const model = restingModel<InviteModel>({
    refreshing: createAction(),
    $isOld: atom(false),
  });
  return <Programme t={t} model={model} invite={bean} />;
});
