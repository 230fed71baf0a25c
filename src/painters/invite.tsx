import { invite as call } from '../contract/invite.ts';
import { createInvite } from '../features/invite/model.ts';
import { Programme } from '../features/invite/Programme.tsx';
import type { inviteTexts } from '../features/invite/texts.ts';
import { type Painting, paint } from './paint.ts';

paint(call, ({ bean, t, dependencies }: Painting<typeof call, typeof inviteTexts>) => (
  <Programme t={t} model={createInvite(dependencies)} invite={bean} />
));
